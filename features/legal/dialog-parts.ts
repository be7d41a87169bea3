/** Id of the dialog that shows a legal text, by the page that the text comes from (S2 §2.8). */
export const legalDialogId = (route: string): string => `legal-${route}`

/** Attribute of the parts of such a dialog, of which one shows at a time. */
export const LEGAL_PART = 'data-legal'
