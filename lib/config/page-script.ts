/** Where the files of page script and islands are served from, as immutable as the framework's own. */
export const PAGE_SCRIPT_FOLDER = '/_next/static/page-script'
