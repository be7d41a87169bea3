import type { Destination } from '#lib/contracts/destination.ts'
import { parseDestination, wireDestination, type WireDestination } from '#lib/util/destination.ts'
import type { Site } from '../site.ts'

/** A destination as the web app spells it (S2 §4); none when it names no place there or breaks the contract. */
export const readDestination = (
  wire: WireDestination | undefined,
  { templatesUrl }: Pick<Site, 'templatesUrl'>,
): Destination | undefined => {
  const parsed = wire && parseDestination(wire, { templatesUrl })
  return parsed && wireDestination(parsed)
}
