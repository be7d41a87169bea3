/** Id of the banner, which stands hidden in every page. */
export const BANNER_ID = 'consent'
