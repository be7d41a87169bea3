import type { NextRequest } from 'next/server'
import type { KeepRecord } from '#features/analytics/events-contract.ts'
import type { Site } from '#lib/server/site.ts'

/** An address that somebody may have typed as the own one, with the cookies that prove a sign-in. */
type AddressClaim = {
  email: string
  cookies: NextRequest['cookies']
  site: Site
  signal: AbortSignal
}

/** The functions of other subjects that a sign-up needs; the route passes them in. */
export type SignUpSite = Site & {
  /** Counts what is money where it happens; nobody waits for it (docs/decisions/020). */
  keepRecord: KeepRecord
  /** Tells whether an address is that of the visitor's own sign-in. */
  isOwnAccount: (claim: AddressClaim) => Promise<boolean>
}

/** A sign-up request whose sender and size are checked. */
export type CheckedRequest = Pick<NextRequest, 'headers' | 'cookies' | 'nextUrl'> & {
  body: string
  site: SignUpSite
}
