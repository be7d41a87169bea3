/** The stations of a document's life in their order; each is an anchor of its page. */
export const STATIONS = ['found', 'filled', 'reviewed', 'signed', 'filed', 'needed'] as const

export type Station = (typeof STATIONS)[number]
