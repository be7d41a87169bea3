import { importSPKI, jwtVerify } from 'jose'
import type { Answer } from '#services/conversions/post-to-platform.ts'
import { bad, type Message } from './message.ts'

export type ServiceAccount = { publicKey: string; email: string }

const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer'

const SCOPE = 'https://www.googleapis.com/auth/datamanager'

/** "a maximum of 1 hour after the issued time" */
const LONGEST_S = 3600

/** What is wrong with an assertion (developers.google.com/identity/protocols/oauth2/service-account, "JWT error codes"). */
const faultOf = async (assertion: string, { publicKey, email }: ServiceAccount) => {
  try {
    const { payload } = await jwtVerify(assertion, await importSPKI(publicKey, 'RS256'), {
      algorithms: ['RS256'],
      issuer: email,
      audience: 'https://oauth2.googleapis.com/token',
    })
    const { exp = 0, iat = 0, scope } = payload
    if (exp - iat > LONGEST_S) return 'invalid_grant'
    return scope === SCOPE ? undefined : 'invalid_scope'
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return 'invalid_grant'
  }
}

/** Google's token endpoint, for one service account. */
export const tokenEndpoint = (account: ServiceAccount) => {
  const given = new Set<string>()
  let count = 0

  const answer = async ({ body }: Message): Promise<Answer> => {
    const form = body instanceof URLSearchParams ? body : new URLSearchParams()
    if (form.get('grant_type') !== GRANT) return bad(400, { error: 'unsupported_grant_type' })
    const error = await faultOf(form.get('assertion') ?? '', account)
    if (error) return bad(400, { error })
    count += 1
    const token = `ya29.${count}`
    given.add(token)
    return { status: 200, body: { access_token: token, expires_in: 3599, token_type: 'Bearer' } }
  }

  return { answer, isGiven: (token: string) => given.has(token), forget: () => given.clear() }
}
