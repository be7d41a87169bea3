/** A segment of the patterns: what ends there and what may follow. */
type Branch<Id> = { id: Id | null; named: Map<string, Branch<Id>>; any: Branch<Id> | null }

const emptyBranch = <Id>(): Branch<Id> => ({ id: null, named: new Map(), any: null })

const branchAt = <Id>(parent: Branch<Id>, segment: string): Branch<Id> => {
  const isPlaceholder = segment.startsWith('{')
  const known = isPlaceholder ? parent.any : parent.named.get(segment)
  if (known) return known
  const branch = emptyBranch<Id>()
  if (isPlaceholder) parent.any = branch
  else parent.named.set(segment, branch)
  return branch
}

const finderIn = <Id>(segments: readonly string[]) => {
  const find = (branch: Branch<Id>, at: number): Id | null => {
    const segment = segments[at]
    if (segment === undefined) return branch.id
    const named = branch.named.get(segment)
    const found = named ? find(named, at + 1) : null
    if (found !== null || branch.any === null || segment === '') return found
    return find(branch.any, at + 1)
  }
  return find
}

/**
 * Makes a look-up of paths by pattern; `{name}` stands for exactly one segment, and a written segment wins
 * over one that stands for any. Its time grows neither with the patterns nor with a path longer than they are.
 */
export const pathMatcher = <Id>(
  rows: readonly (readonly [pattern: string, id: Id])[],
): ((path: string) => Id | null) => {
  const root = emptyBranch<Id>()
  const patterns = rows.map(([pattern, id]) => ({ segments: pattern.split('/'), id }))
  for (const { segments, id } of patterns) segments.reduce(branchAt, root).id = id
  const enough = Math.max(...patterns.map(({ segments }) => segments.length)) + 1
  return (path) => finderIn<Id>(path.split('/', enough))(root, 0)
}
