import type { KindCounts } from './search-contract.ts'

/** What the site says of a library elsewhere (S2 §1), each as "at least so many". */
export type LibraryClaims = { templates: number; contracts: number; hrDocuments: number }

/** A claim of "700+" stands for some more, not for twice as many. */
const MOST_ABOVE = 1.1

const agrees = (counted: number | undefined, claimed: number): boolean =>
  counted !== undefined && counted >= claimed && counted < claimed * MOST_ABOVE

const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

/**
 * The counts of a library, where they agree with what the site says of it; nothing where a visitor would read two figures
 * for one thing (S2 §1, §2.6).
 */
export const claimedCounts = (
  counts: KindCounts | null,
  claims: LibraryClaims,
): KindCounts | null => {
  if (!counts) return null
  const { departments, types } = counts
  const isAsClaimed =
    agrees(sumOf(departments), claims.templates) &&
    agrees(types.agreement, claims.contracts) &&
    agrees(departments['human-resources'], claims.hrDocuments)
  return isAsClaimed ? counts : null
}
