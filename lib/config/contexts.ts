/** The kinds of page; "sustainability" when the path contains /sustainability (S1 §2, S2 §4). */
export const CONTEXTS = ['standard', 'sustainability'] as const

export type Context = (typeof CONTEXTS)[number]

/** True if a path, without language, is one of the pages on sustainability (S1 §2, S2 §4). */
export const isSustainability = (path: string): boolean => path.includes('/sustainability')

type Parts = {
  context: Context
  /** The name of the list of news that the page shows; empty where it is that of the build. */
  edition: string
  /** The hash of the line over the page that a preview shows. */
  announced: string | null
}

/** The context of a page as the segment of its internal path: what changes while the site runs makes it another page. */
export const contextSegment = ({ context, edition, announced }: Parts): string =>
  `${context}${edition && `-${edition}`}${announced === null ? '' : `~${announced}`}`

const EDITION = /^[a-z]+-([0-9a-f]{12})(?:~|$)/

/** The edition that a segment names; empty where it names none. */
export const editionIn = (segment: string): string => EDITION.exec(segment)?.[1] ?? ''

const ANNOUNCED = /\/[a-z]{2}\/[a-z]+(?:-[0-9a-f]{12})?~([0-9a-f]{12})(?:\/|$)/

/** The hash of the line that a page has over it in a preview; of its internal path, which for pages made on request stands behind the name of their route. */
export const announcedIn = (path: string): string | undefined => ANNOUNCED.exec(path)?.[1]
