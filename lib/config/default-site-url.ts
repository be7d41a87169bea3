/** What the site is called where nothing is set: the address of `npm start`. */
export const DEFAULT_SITE_URL = 'http://localhost:3000'
