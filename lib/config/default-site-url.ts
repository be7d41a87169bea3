/** The address of the site where none is set: that of `npm start`. */
export const DEFAULT_SITE_URL = 'http://localhost:3000'
