import type { NextRequest } from 'next/server'
import { logUpstream } from '#lib/http/log-upstream.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import type { Site } from '#lib/server/site.ts'
import { signInToken } from '../sign-in-token.ts'
import { fetchAccount } from './fetch-account.ts'
import { validateToken } from './validate-token.ts'

type Claim = {
  email: string
  cookies: NextRequest['cookies']
  site: Site
  signal: AbortSignal
}

/**
 * Tells whether an address that has an account is that of the visitor's own sign-in, who arrives instead of being told
 * that it exists (S1 §4). The account service says whose the token is; a cookie that page script can write does not.
 */
export const isOwnAccount = async ({ email, cookies, site, signal }: Claim): Promise<boolean> => {
  const ssojwt = signInToken({ cookies })
  if (!ssojwt) return false
  const { accountServiceUrl } = site
  try {
    const userId = await validateToken({ ssojwt, accountServiceUrl, signal })
    const { account } = await fetchAccount({ userId, ssojwt, accountServiceUrl, signal })
    return account.userEmail.toLowerCase() === email.toLowerCase()
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    logUpstream(site.log, error)
    return false
  }
}
