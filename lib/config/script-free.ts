/** Name of the meta element by which a page says that it works without any script. */
export const SCRIPT_FREE_META = 'script-free'
