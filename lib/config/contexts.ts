/** The kinds of page; "sustainability" when the path contains /sustainability (S1 §2, S2 §4). */
export const CONTEXTS = ['standard', 'sustainability'] as const

export type Context = (typeof CONTEXTS)[number]

/** True if a path, without language, is one of the pages on sustainability (S1 §2, S2 §4). */
export const isSustainability = (path: string): boolean => path.includes('/sustainability')
