/** The path of the files of page script and islands, as immutable as the framework's own. */
export const PAGE_SCRIPT_FOLDER = '/_next/static/page-script'
