import { mount } from 'svelte'
import App from './App.svelte'

mount(App, { target: document.getElementById('site')! })

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('./serviceWorker.js').catch(() => {
    // Some browsers refuse in private windows; the site then only needs the network.
  })
}
