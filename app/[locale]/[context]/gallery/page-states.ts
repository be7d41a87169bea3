/** The states of a page around a sign-up: the header of a visitor, loaders and the error dialog (S1 §4, S2 §2.6, §2.8). */
export const PAGE_STATES = [
  'anonymous',
  'signed-in',
  'navigating',
  'loading',
  'error-notice',
] as const

export type PageState = (typeof PAGE_STATES)[number]

/** Tells whether a segment of an address names a state of a page. */
export const isPageState = (text: string): text is PageState =>
  PAGE_STATES.some((state) => state === text)
