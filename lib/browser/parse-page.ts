const SHEETS = /<style[^]*?<\/style>/g

/** Reads the HTML of another page of the site, without its sheet: that may be another than this page's, which the policy would report. */
export const parsePage = (html: string): Document =>
  new DOMParser().parseFromString(html.replace(SHEETS, ''), 'text/html')
