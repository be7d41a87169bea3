import { sum } from '#lib/util/sum.ts'
import type { Shelf } from './library-shelf.ts'
import type { KindCounts } from './search-contract.ts'

/** The site's claims about a library (S2 §1), each as "at least so many". */
export type LibraryClaims = { templates: number; contracts: number; hrDocuments: number }

/** A claim of "700+" stands for some more, not for twice as many. */
const MOST_ABOVE = 1.1

const agrees = (counted: number | undefined, claimed: number): boolean =>
  counted !== undefined && counted >= claimed && counted < claimed * MOST_ABOVE

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
    agrees(sum(Object.values(departments)), claims.templates) &&
    agrees(types.agreement, claims.contracts) &&
    agrees(departments['human-resources'], claims.hrDocuments)
  return isAsClaimed ? counts : null
}

const claimOf = (shelf: Shelf, claims: LibraryClaims): number | undefined => {
  if (shelf.place === 'human-resources') return claims.hrDocuments
  return shelf.place === 'type/agreement' ? claims.contracts : undefined
}

/**
 * The count at the head of a shelf: where the site claims "400+" of it and it holds many more, the claim, so that a visitor reads one
 * figure for one thing (S2 §1).
 */
export const shelfFigure = (
  shelf: Shelf,
  { total, claims }: { total: number; claims: LibraryClaims },
): { figure: number; isAtLeast: boolean } => {
  const claimed = claimOf(shelf, claims)
  const isAtLeast = claimed !== undefined && total >= claimed * MOST_ABOVE
  return { figure: isAtLeast ? claimed : total, isAtLeast }
}
