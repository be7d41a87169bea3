/** What kind of page a visitor is on; "sustainability" when the path contains /sustainability (S1 §2, S2 §4). */
export const CONTEXTS = ['standard', 'sustainability'] as const

export type Context = (typeof CONTEXTS)[number]

/** Whether a path, without language, is of the pages on sustainability (S1 §2, S2 §4). */
export const isSustainability = (path: string): boolean => path.includes('/sustainability')
