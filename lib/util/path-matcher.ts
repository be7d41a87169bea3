type Pattern<Id> = { segments: readonly string[]; id: Id }

const fits = (segments: readonly string[], path: readonly string[]) =>
  segments.length === path.length &&
  segments.every(
    (segment, at) => segment === path[at] || (segment.startsWith('{') && path[at] !== ''),
  )

/**
 * Makes a look-up of paths by pattern; `{name}` stands for exactly one segment, and a written segment wins
 * over one that stands for any.
 */
export const pathMatcher = <Id>(
  rows: readonly (readonly [pattern: string, id: Id])[],
): ((path: string) => Id | null) => {
  const patterns = rows
    // A brace sorts behind letters and figures, so that the first pattern that fits is the one that wins.
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([pattern, id]): Pattern<Id> => ({ segments: pattern.split('/'), id }))
  return (path) => {
    const asked = path.split('/')
    return patterns.find(({ segments }) => fits(segments, asked))?.id ?? null
  }
}
