import type { NextResponse } from 'next/server'
import type { Destination } from '#features/destination/destination-contract.ts'
import { readDestination } from '#features/destination/destination.ts'
import { writeSavedDestination } from '#features/destination/saved-destination.ts'
import { setCookie } from '#lib/server/answer/cookie.ts'
import type { Site } from '#lib/server/site.ts'

type NewAccount = {
  email: string
  destination: Destination | undefined
  ssojwt: string
  site: Site
}

/** Sets the cookies of a new account (S1 §3); its id comes while the visitor waits for the web app (S1 §4.4). */
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
