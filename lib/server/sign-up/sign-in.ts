import type { NextResponse } from 'next/server'
import type { Destination } from '#lib/contracts/destination.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import { readDestination } from '#lib/util/destination.ts'
import { writeSavedDestination } from '#lib/util/saved-destination.ts'
import { setCookie } from '../answer/cookie.ts'
import type { Site } from '../site.ts'
import { logUpstream } from '../upstream/log-upstream.ts'
import { validateToken } from '../upstream/validate-token.ts'

type NewAccount = {
  email: string
  destination: Destination | undefined
  ssojwt: string
  site: Site
  signal: AbortSignal
}

const userIdOf = async ({ ssojwt, site, signal }: NewAccount): Promise<string | undefined> => {
  try {
    return await validateToken({ ssojwt, accountServiceUrl: site.accountServiceUrl, signal })
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    logUpstream(site.log, error)
    return undefined
  }
}

/** Sets the cookies of a new account (S1 §3); without its id when the token cannot be validated, for the account is there all the same. */
export const signIn = async (response: NextResponse, account: NewAccount): Promise<void> => {
  const { email, ssojwt, site } = account
  const destination = readDestination(account.destination, site)
  setCookie(response, { key: 'email', value: email, site })
  setCookie(response, { key: 'ssoToken', value: ssojwt, site })
  setCookie(response, { key: 'sessionHint', value: '1', site })
  if (destination) {
    setCookie(response, { key: 'search', value: writeSavedDestination(destination), site })
  }
  const userId = await userIdOf(account)
  if (userId) setCookie(response, { key: 'userId', value: userId, site })
}
