import * as z from 'zod/mini'
import { CURRENCIES } from '#lib/config/currencies.ts'
import { SECOND_MS } from '#lib/util/durations.ts'
import type { MicrosoftKeys } from '../keys/platform-keys.ts'
import {
  codeOf,
  type ConversionRow,
  isFaultOfMessage,
  type Post,
  type PlatformAnswer,
  unitsOf,
} from './post-to-platform.ts'

/** learn.microsoft.com/en-us/advertising/guides/uet-conversion-api-integration, "Endpoint" and "Authorization" */
const CAPI_URL = 'https://capi.uet.microsoft.com/v1'

/** The actions that the conversion goals of the account name. */
const NAMES = { 'sign-up': 'signup', purchase: 'purchase' } as const

const eventOf = (row: ConversionRow) => ({
  eventType: 'custom',
  eventName: row.event === 'sign-up' ? NAMES['sign-up'] : NAMES.purchase,
  eventId: row.eventId,
  eventTime: Math.floor(row.happenedAt.getTime() / SECOND_MS),
  eventSourceUrl: row.page,
  adStorageConsent: 'G',
  userData: { msclkid: row.clickId },
  ...(row.value !== null &&
    row.currency && {
      customData: {
        value: unitsOf(row.value, CURRENCIES[row.currency].digits),
        currency: row.currency,
        transactionId: row.eventId,
      },
    }),
})

const refusal = z.object({
  error: z.object({
    code: z.optional(z.string()),
    details: z.optional(z.array(z.looseObject({ errorCode: z.optional(z.string()) }))),
  }),
})

const verdictOf = (status: number, body: unknown): PlatformAnswer => {
  if (status >= 200 && status < 300) return { kind: 'accepted' }
  const said = refusal.safeParse(body).data?.error
  const reason = said?.details?.find(({ errorCode }) => errorCode)?.errorCode ?? said?.code
  return {
    kind: isFaultOfMessage(status) ? 'refused' : 'later',
    reason: codeOf(reason, status),
  }
}

/** Sends conversions to Microsoft Advertising, at most 1,000 at once; the whole message is refused for a fault of one, as is asked for here. */
export const microsoftSender =
  ({ tagId, token }: MicrosoftKeys, post: Post) =>
  async (rows: readonly ConversionRow[]): Promise<PlatformAnswer> => {
    const { status, body } = await post({
      url: `${CAPI_URL}/${tagId}/events`,
      headers: { Authorization: `Bearer ${token}` },
      body: { data: rows.map(eventOf), continueOnValidationError: false },
    })
    return verdictOf(status, body)
  }
