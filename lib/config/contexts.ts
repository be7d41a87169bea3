/** The kinds of page; "sustainability" when the path contains /sustainability (S1 §2, S2 §4). */
export const CONTEXTS = ['standard', 'sustainability'] as const

export type Context = (typeof CONTEXTS)[number]

/** True if a path, without language, is one of the pages on sustainability (S1 §2, S2 §4). */
export const isSustainability = (path: string): boolean => path.includes('/sustainability')

/** The context of a page with a line over it that a preview shows, by the hash of that line's record. */
export const announcedContext = (context: Context, hash: string): string => `${context}~${hash}`

const ANNOUNCED = /\/[a-z]{2}\/[a-z]+~([0-9a-f]{12})(?:\/|$)/

/** The hash of the line that a page has over it in a preview; of its internal path, which for pages made on request stands behind the name of their route. */
export const announcedIn = (path: string): string | undefined => ANNOUNCED.exec(path)?.[1]
