/** What the internal address of a landing page names: the hash of its record, its facts as one segment, its path. */
export type LandingAddress = { hash: string; facts: string; path: string }

/** Writes the address as segments below `landing/`. */
export const landingSegments = ({ hash, facts, path }: LandingAddress): string[] => [
  hash,
  facts,
  ...path.slice(1).split('/'),
]

/** Reads segments back; missing ones are empty and so name no page. */
export const landingAddress = (segments: readonly string[]): LandingAddress => {
  const [hash = '', facts = '', ...path] = segments
  return { hash, facts, path: `/${path.join('/')}` }
}
