/** The version of `package.json`, put in when the site is built. */
declare const SITE_VERSION: string

declare module '*.md?raw' {
  const text: string
  export default text
}

declare module '*/LICENSE?raw' {
  const text: string
  export default text
}
