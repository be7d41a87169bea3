import { importPKCS8, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { CURRENCIES } from '#lib/config/currencies.ts'
import { SECOND_MS } from '#lib/util/durations.ts'
import type { GoogleKeys } from '../keys/platform-keys.ts'
import {
  codeOf,
  type ConversionRow,
  isFaultOfMessage,
  PlatformAwayError,
  type Post,
  type PlatformAnswer,
  unitsOf,
} from './post-to-platform.ts'

/**
 * The Data Manager API: Google's older one is closed to accounts that have not sent conversions before
 * (developers.google.com/ads/blog/posts/2026/05/changes-to-offline-click-conversion). Fields:
 * developers.google.com/data-manager/api/reference/rest/v1/events/ingest
 */
const INGEST_URL = 'https://datamanager.googleapis.com/v1/events:ingest'

/** developers.google.com/identity/protocols/oauth2/service-account, "HTTP/REST" */
const TOKEN_URL = 'https://oauth2.googleapis.com/token'
const SCOPE = 'https://www.googleapis.com/auth/datamanager'
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer'

const TOKEN_LIFE_S = 3600

/** A token is not used in its last minutes: a message takes its time. */
const SPARE_S = 300

const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() })

type Access = { token: string; until: number }

const signingKey = async ({ serviceAccount }: GoogleKeys) => {
  try {
    return await importPKCS8(serviceAccount.privateKey, 'RS256')
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof DOMException)) throw error
    throw new PlatformAwayError(
      'GOOGLE_SERVICE_ACCOUNT_KEY is no key: take it from the file of the service account anew',
      {
        reason: 'no key',
        cause: error,
      },
    )
  }
}

const assertionOf = async (keys: GoogleKeys, seconds: number): Promise<string> =>
  new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(keys.serviceAccount.email)
    .setAudience(TOKEN_URL)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + TOKEN_LIFE_S)
    .sign(await signingKey(keys))

/** Asks for a token by the time of the system: the clock of the services may be ahead of Google's. */
const newAccess = async (keys: GoogleKeys, post: Post): Promise<Access> => {
  const seconds = Math.floor(Date.now() / SECOND_MS)
  const assertion = await assertionOf(keys, seconds)
  const body = new URLSearchParams({ grant_type: GRANT, assertion })
  const answer = await post({ url: TOKEN_URL, body })
  const given = tokenAnswer.safeParse(answer.body)
  if (given.success) {
    return { token: given.data.access_token, until: seconds + given.data.expires_in - SPARE_S }
  }
  throw new PlatformAwayError('Google gives the service account no token', {
    reason: `token: HTTP ${answer.status}`,
  })
}

const actionOf = ({ actions }: GoogleKeys, { event }: ConversionRow): string =>
  event === 'sign-up' ? actions.signUp : actions.purchase

/** The consent that was given; nothing where the law asks for none. */
const consentOf = ({ consent }: ConversionRow) =>
  consent === 'accepted' && {
    consent: { adUserData: 'CONSENT_GRANTED', adPersonalization: 'CONSENT_GRANTED' },
  }

/** The same `transactionId` with another value is the same conversion, restated. */
const eventOf = (row: ConversionRow) => ({
  destinationReferences: [row.event === 'sign-up' ? 'signUp' : 'purchase'],
  transactionId: row.eventId,
  eventTimestamp: row.happenedAt.toISOString(),
  ...(row.event === 'refund' && { lastUpdatedTimestamp: row.createdAt.toISOString() }),
  eventSource: 'WEB',
  adIdentifiers: { [row.clickName]: row.clickId },
  ...(row.value !== null &&
    row.currency && {
      conversionValue: unitsOf(row.value, CURRENCIES[row.currency].digits),
      currency: row.currency,
    }),
  ...consentOf(row),
})

const account = (accountId: string) => ({ accountType: 'GOOGLE_ADS', accountId })

const destinationsOf = (keys: GoogleKeys, rows: readonly ConversionRow[]) => {
  const actions = new Map(
    rows.map((row) => [row.event === 'sign-up' ? 'signUp' : 'purchase', actionOf(keys, row)]),
  )
  return [...actions].map(([reference, productDestinationId]) => ({
    reference,
    operatingAccount: account(keys.customerId),
    ...(keys.loginCustomerId && { loginAccount: account(keys.loginCustomerId) }),
    productDestinationId,
  }))
}

const refusal = z.object({
  error: z.object({
    status: z.optional(z.string()),
    details: z.optional(z.array(z.looseObject({ reason: z.optional(z.string()) }))),
  }),
})

/** Errors that an owner mends in the account or the settings, and no event can help (google/ads/datamanager/v1/error.proto). */
const OF_SETTINGS: ReadonlySet<string> = new Set([
  'INVALID_DESTINATION',
  'INVALID_CONVERSION_ACTION_ID',
  'INVALID_CONVERSION_ACTION_TYPE',
  'TERMS_AND_CONDITIONS_NOT_SIGNED',
  'DESTINATION_ACCOUNT_ENHANCED_CONVERSIONS_TERMS_NOT_SIGNED',
  'PERMISSION_DENIED',
  'NOT_FOUND',
])

const verdictOf = (status: number, body: unknown): PlatformAnswer => {
  if (status === 200) return { kind: 'accepted' }
  const said = refusal.safeParse(body).data?.error
  const reason = said?.details?.find((detail) => detail.reason)?.reason ?? said?.status
  const code = codeOf(reason, status)
  const isFinal = isFaultOfMessage(status) && !OF_SETTINGS.has(code)
  return { kind: isFinal ? 'refused' : 'later', reason: code }
}

/** Sends conversions to Google Ads, at most 2,000 at once; an error of one is an error of all ("fast-fail model"). */
export const googleSender = (keys: GoogleKeys, post: Post) => {
  let access: Access | undefined
  return async (rows: readonly ConversionRow[]): Promise<PlatformAnswer> => {
    if (!access || access.until <= Date.now() / SECOND_MS) access = await newAccess(keys, post)
    const { status, body } = await post({
      url: INGEST_URL,
      headers: { Authorization: `Bearer ${access.token}` },
      body: {
        destinations: destinationsOf(keys, rows),
        events: rows.map(eventOf),
        ...(keys.isTrial && { validateOnly: true }),
      },
    })
    if (status === 401) access = undefined
    return verdictOf(status, body)
  }
}
