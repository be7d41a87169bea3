import { randomBytes } from 'node:crypto'
import type { NextResponse } from 'next/server'
import { writePendingHandOff, type PendingHandOff } from '#features/account/pending-hand-off.ts'
import type { Destination } from '#features/destination/destination-contract.ts'
import { readDestination } from '#features/destination/destination.ts'
import { writeSavedDestination } from '#features/destination/saved-destination.ts'
import { arrivalPath } from '#lib/config/hand-off.ts'
import { setCookie } from '#lib/server/answer/cookie.ts'
import type { Site } from '#lib/server/site.ts'

type NewAccount = {
  email: string
  destination: Destination | undefined
  ssojwt: string
  site: Site
}

/** Sets the cookies of a new account (S1 §3), except that of its id, which is set while the visitor waits for the web app (S1 §4.4). */
export const signIn = (response: NextResponse, account: NewAccount): void => {
  const { email, ssojwt, site } = account
  const destination = readDestination(account.destination, site)
  setCookie(response, { key: 'email', value: email, site })
  setCookie(response, { key: 'ssoToken', value: ssojwt, site })
  setCookie(response, { key: 'sessionHint', value: '1', site })
  if (destination) {
    setCookie(response, { key: 'search', value: writeSavedDestination(destination), site })
  }
}

/** A new id for an arrival, which nobody can guess; its form is `ARRIVAL_ID`. */
export const newArrival = (): string => randomBytes(12).toString('base64url')

type Arriving = {
  arrival: string
  pending: PendingHandOff
  account: { ssojwt: string; email: string }
  site: Site
}

/**
 * Keeps where a new account goes next: once for the browser, and once for the tab that made it, which arrives in its own account
 * even if another tab has signed in to another one meanwhile (docs/decisions/016).
 */
export const keepArrival = (response: NextResponse, arriving: Arriving): void => {
  const { arrival, pending, account, site } = arriving
  setCookie(response, { key: 'pendingHandOff', value: writePendingHandOff(pending), site })
  const value = writePendingHandOff({ ...pending, account })
  setCookie(response, { key: 'arrival', value, site, path: arrivalPath(arrival) })
}
