/** The parts of the internal address of a page from a record: the hash of its record, its facts as one segment, its path. */
export type RecordAddress = { hash: string; facts: string; path: string }

/** Writes the address as the segments behind those of its kind. */
export const recordSegments = ({ hash, facts, path }: RecordAddress): string[] => [
  hash,
  facts,
  ...path.slice(1).split('/'),
]

/** Reads segments back; missing ones are empty and so name no page. */
export const recordAddress = (segments: readonly string[]): RecordAddress => {
  const [hash = '', facts = '', ...path] = segments
  return { hash, facts, path: `/${path.join('/')}` }
}

/** Writes the address of a story, which stands at the public path of its page. */
export const storySegments = ({ hash, facts, path }: RecordAddress): string =>
  `${path}~${hash}~${facts}`

/** Reads the last segment of such a path back: the last part of the public path, hash and facts; those are empty where the story is one of the build's. */
export const readStorySegment = (
  segment: string,
): { slug: string; hash: string; facts: string } => {
  const [slug = '', hash = '', facts = ''] = segment.split('~')
  return { slug, hash, facts }
}
