/** Where the stand-in for the web app is mounted. */
export const WEB_APP_PATH = '/webapp'
