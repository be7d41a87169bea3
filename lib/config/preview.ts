/** Name of the meta element by which a page says that it is a preview. */
export const PREVIEW_META = 'preview'
