/** The kinds of page; "sustainability" when the path contains /sustainability (S1 §2, S2 §4). */
export const CONTEXTS = ['standard', 'sustainability'] as const

export type Context = (typeof CONTEXTS)[number]

/** True if a path, without language, is one of the pages on sustainability (S1 §2, S2 §4). */
export const isSustainability = (path: string): boolean => path.includes('/sustainability')

type Parts = {
  context: Context
  /** The name of the list of news that the page shows; empty where it is that of the build. */
  edition: string
  /** The name of the words of records that the page shows (`encodeWords`); empty where they are those of the build. */
  words: string
  /** The hash of the line over the page that a preview shows. */
  announced: string | null
}

/** The context of a page as the segment of its internal path: what changes while the site runs makes it another page. */
export const contextSegment = ({ context, edition, words, announced }: Parts): string =>
  `${context}${edition && `-${edition}`}${words && `_${words}`}${announced === null ? '' : `~${announced}`}`

const EDITION = /^[a-z]+-([0-9a-f]{12})(?:[_~]|$)/

/** The edition that a segment names; empty where it names none. */
export const editionIn = (segment: string): string => EDITION.exec(segment)?.[1] ?? ''

/** The words of records on a page: those of an edition or, in a preview until a moment, those of one record. */
export type ShownWords = {
  /** The name of the edition, or the content hash of the record. */
  hash: string
  /** The end of the preview, in seconds since 1970. */
  until?: number
}

/** Writes which words of records a page shows. */
export const encodeWords = ({ hash, until }: ShownWords): string =>
  until === undefined ? hash : `${hash}-${until}`

const WORDS = /_([0-9a-f]{12})(?:-(\d{10}))?(?:~|$)/

/** The words of records that a segment names; `null` where they are those of the build. */
export const wordsIn = (segment: string): ShownWords | null => {
  const [, hash, until] = WORDS.exec(segment) ?? []
  if (!hash) return null
  return until ? { hash, until: Number(until) } : { hash }
}

const ANNOUNCED = /\/[a-z]{2}\/[a-z]+(?:[-_][0-9a-f]{12}(?:-\d{10})?)*~([0-9a-f]{12})(?:\/|$)/

/** The hash of the line that a page has over it in a preview; of its internal path, which for pages made on request stands behind the name of their route. */
export const announcedIn = (path: string): string | undefined => ANNOUNCED.exec(path)?.[1]
