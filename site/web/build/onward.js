// The page under a route goes on to that route behind the hash, and takes along what a shared link tells behind its own.
const site = new URL('./', document.currentScript.src)
const route = location.pathname.slice(site.pathname.length).replace(/\/(index\.html)?$/, '')
const told = location.hash.slice(1)
location.replace(`${site}#/${route}${told && `?${told}`}`)
