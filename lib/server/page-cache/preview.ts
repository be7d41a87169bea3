import { PREVIEW_META } from '#lib/config/preview.ts'

const MARK = `<meta name="${PREVIEW_META}" content="yes"/>`

/** Tells whether a page is a preview of a landing record. */
export const isPreview = (html: string): boolean => html.includes(MARK)

/** A policy under which no form of the page can be sent: a preview makes no account. */
export const withoutForms = (policy: string): string =>
  policy.replace("form-action 'self'", "form-action 'none'")
