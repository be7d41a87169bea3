import { randomUUID } from 'node:crypto'
import { SignJWT, errors, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { COOKIES } from '#lib/config/cookies.ts'
import { keysIn } from '#lib/util/keys-in.ts'

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

type TokenUse = keyof typeof USES

/** The uses of an account's token. */
export type SignInUse = Exclude<TokenUse, 'resultsSession'>

/** Seconds for which the web app's own session lasts. */
export const WEB_APP_SESSION_SECONDS = USES.webAppSession.ttlSeconds

/** Seconds for which a reader of the results stays logged in. */
export const RESULTS_SESSION_SECONDS = USES.resultsSession.ttlSeconds

/** Seconds after which no token of a sign-in is valid any more. */
export const SIGN_IN_SECONDS = USES.singleSignOn.ttlSeconds

/** One sign-in of one browser, at the site and at the web app. Whether it still holds the database knows (`findAccount`). */
export type SignIn = {
  userId: string
  /** The account's sign-in number of then. */
  number: number
  /** Log-out ends it by this; empty in tokens of an earlier release, which had none. */
  id: string
  /** Whether it began with a link that was opened in the account's mailbox. */
  isByMail: boolean
}

export type Tokens = {
  /** A signed token (compact JWS) of a sign-in. */
  issue: (use: SignInUse, signIn: SignIn) => Promise<string>
  /** The sign-in of a valid token of that use; undefined for any other. */
  signInOf: (use: SignInUse, token: string) => Promise<SignIn | undefined>
  /** A signed token of a reader of the results, by address. */
  issueReader: (address: string) => Promise<string>
  /** The address of a valid one; undefined for any other. */
  readerOf: (token: string) => Promise<string | undefined>
}

type TokenOptions = {
  /** The present key, and while it takes the place of another one that one behind a comma. */
  signingKey: string
  now: () => Date
}

/** The claims of an account's token beside the registered ones; `amr` as in RFC 8176 §1. */
const signInClaims = z.object({
  sub: z.string(),
  num: z._default(z.int(), 0),
  sid: z._default(z.string(), ''),
  amr: z.optional(z.array(z.string())),
})

const BY_MAIL = 'mail'

/** A sign-in with an id of its own. */
export const newSignIn = (account: Pick<SignIn, 'userId' | 'number' | 'isByMail'>): SignIn => ({
  ...account,
  id: randomUUID(),
})

/** Issues and checks the tokens of the services: one fixed algorithm, issuer, audience, type and end. */
export const createTokens = ({ signingKey, now }: TokenOptions): Tokens => {
  const keys = keysIn(signingKey).map((key) => new TextEncoder().encode(key))
  const [key = new Uint8Array()] = keys

  const sign = (use: TokenUse, { sub, ...claims }: { sub: string; [claim: string]: unknown }) => {
    const { typ, audience, ttlSeconds } = USES[use]
    const issuedAt = Math.floor(now().getTime() / 1000)
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, typ })
      .setIssuer(ISSUER)
      .setAudience(audience)
      .setSubject(sub)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + ttlSeconds)
      .sign(key)
  }

  const claimsOf = async (use: TokenUse, token: string) => {
    const { typ, audience } = USES[use]
    for (const known of keys) {
      try {
        const { payload } = await jwtVerify(token, known, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience,
          typ,
          requiredClaims: ['sub', 'iat', 'exp'],
          currentDate: now(),
        })
        return payload
      } catch (error) {
        if (!(error instanceof errors.JOSEError)) throw error
      }
    }
    return undefined
  }

  return {
    issue: (use, { userId: sub, number: num, id: sid, isByMail }) =>
      sign(use, { sub, num, sid, ...(isByMail && { amr: [BY_MAIL] }) }),
    signInOf: async (use, token) => {
      const claims = z.safeParse(signInClaims, await claimsOf(use, token)).data
      if (!claims) return undefined
      const { sub: userId, num: number, sid: id, amr = [] } = claims
      return { userId, number, id, isByMail: amr.includes(BY_MAIL) }
    },
    issueReader: (sub) => sign('resultsSession', { sub }),
    readerOf: async (token) => (await claimsOf('resultsSession', token))?.sub,
  }
}
