import type { NextRequest } from 'next/server'
import type { Destination } from '#features/destination/destination-contract.ts'
import { wireDestination } from '#features/destination/destination.ts'
import type { Site } from '#lib/server/site.ts'
import { savedStart } from './open/open-wish.ts'

type Visitor = { cookies: NextRequest['cookies']; site: Site }

/** The destination of a visitor who gave the address that is signed in already: the requested one, or else the last one (S1 §4, S2 §4). */
export const ownDestination = (
  destination: Destination | undefined,
  { cookies, site }: Visitor,
): Destination | undefined => {
  if (destination) return destination
  const saved = savedStart(cookies, site)
  return saved && wireDestination(saved)
}
