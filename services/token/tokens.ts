import { SignJWT, errors, jwtVerify } from 'jose'
import { COOKIES } from '#lib/config/cookies.ts'

const ALGORITHM = 'HS256'
const ISSUER = 'business-in-a-box'

/** Each use has its own type and audience, so that no token passes for another. */
const USES = {
  /** The `jwt` of a created account (S1 §3). */
  access: { typ: 'access+jwt', audience: 'account', ttlSeconds: 3600 },
  /** The `ssojwt`, valid as long as the cookie that keeps it. */
  singleSignOn: {
    typ: 'sso+jwt',
    audience: 'single-sign-on',
    ttlSeconds: COOKIES.ssoToken.maxAge,
  },
  webAppSession: { typ: 'session+jwt', audience: 'web-app', ttlSeconds: 3600 },
  /** Names the address of a reader of the results, who needs no account. */
  resultsSession: { typ: 'results+jwt', audience: 'results', ttlSeconds: 12 * 3600 },
} as const

export type TokenUse = keyof typeof USES

/** Seconds for which the web app's own session lasts. */
export const WEB_APP_SESSION_SECONDS = USES.webAppSession.ttlSeconds

/** Seconds for which a reader of the results stays logged in. */
export const RESULTS_SESSION_SECONDS = USES.resultsSession.ttlSeconds

export type Tokens = {
  /** A signed token (compact JWS) that names a user. */
  issue: (use: TokenUse, userId: string) => Promise<string>
  /** The user id of a valid token of that use; undefined for any other. */
  userIdOf: (use: TokenUse, token: string) => Promise<string | undefined>
}

type TokenOptions = { signingKey: string; now: () => Date }

/** Issues and checks the tokens of the services: one fixed algorithm, issuer, audience, type and end. */
export const createTokens = ({ signingKey, now }: TokenOptions): Tokens => {
  const key = new TextEncoder().encode(signingKey)
  return {
    issue: (use, userId) => {
      const { typ, audience, ttlSeconds } = USES[use]
      const issuedAt = Math.floor(now().getTime() / 1000)
      return new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM, typ })
        .setIssuer(ISSUER)
        .setAudience(audience)
        .setSubject(userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ttlSeconds)
        .sign(key)
    },
    userIdOf: async (use, token) => {
      const { typ, audience } = USES[use]
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience,
          typ,
          requiredClaims: ['sub', 'iat', 'exp'],
          currentDate: now(),
        })
        return payload.sub
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined
        throw error
      }
    },
  }
}
