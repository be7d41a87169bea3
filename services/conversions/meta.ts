import * as z from 'zod/mini'
import { CURRENCIES } from '#lib/config/currencies.ts'
import { SECOND_MS } from '#lib/util/durations.ts'
import type { MetaKeys } from '../keys/platform-keys.ts'
import {
  codeOf,
  type ConversionRow,
  type Post,
  type PlatformAnswer,
  unitsOf,
} from './post-to-platform.ts'

/** developers.facebook.com/documentation/ads-commerce/conversions-api/using-the-api, "Send Requests"; a version lives for two years at least. */
const GRAPH_URL = 'https://graph.facebook.com/v25.0'

/** Standard events: developers.facebook.com/documentation/ads-commerce/conversions-api/parameters/server-event, `event_name`. */
const NAMES = { 'sign-up': 'CompleteRegistration', purchase: 'Purchase' } as const

/** The click as Meta's own cookie holds it: `fb.1`, milliseconds, id (developers.facebook.com/documentation/ads-commerce/conversions-api/parameters/fbp-and-fbc). */
const fbcOf = ({ clickedAt, clickId }: ConversionRow) => `fb.1.${clickedAt.getTime()}.${clickId}`

const eventOf = (row: ConversionRow) => ({
  event_name: row.event === 'sign-up' ? NAMES['sign-up'] : NAMES.purchase,
  event_time: Math.floor(row.happenedAt.getTime() / SECOND_MS),
  event_id: row.eventId,
  action_source: 'website',
  event_source_url: row.page,
  user_data: { fbc: fbcOf(row), client_user_agent: row.userAgent },
  ...(row.value !== null &&
    row.currency && {
      custom_data: {
        value: unitsOf(row.value, CURRENCIES[row.currency].digits),
        currency: row.currency,
        order_id: row.eventId,
      },
    }),
})

const refusal = z.object({
  error: z.object({
    code: z.optional(z.number()),
    error_subcode: z.optional(z.number()),
    is_transient: z.optional(z.boolean()),
  }),
})

type Refusal = z.infer<typeof refusal>['error']

/** Of the event itself (developers.facebook.com/docs/graph-api/guides/error-handling): an invalid parameter. Keys, rights and limits have other codes. */
const INVALID_PARAMETER = 100

/** The same code, where no such pixel is there, or the token has no right to it. */
const NO_SUCH_OBJECT = 33

const isOfEvent = ({ code, error_subcode: subcode, is_transient: isTransient }: Refusal) =>
  code === INVALID_PARAMETER && subcode !== NO_SUCH_OBJECT && isTransient !== true

const verdictOf = (status: number, body: unknown): PlatformAnswer => {
  if (status === 200) return { kind: 'accepted' }
  const said = refusal.safeParse(body).data?.error ?? {}
  const reason = codeOf([said.code, said.error_subcode].filter(Boolean).join('/'), status)
  return { kind: isOfEvent(said) ? 'refused' : 'later', reason }
}

/** Sends conversions to Meta, at most 1,000 at once; where one is too old or lacks something, none is taken. */
export const metaSender =
  ({ pixelId, accessToken, testEventCode }: MetaKeys, post: Post) =>
  async (rows: readonly ConversionRow[]): Promise<PlatformAnswer> => {
    const query = new URLSearchParams({ access_token: accessToken })
    const { status, body } = await post({
      url: `${GRAPH_URL}/${pixelId}/events?${query}`,
      body: {
        data: rows.map(eventOf),
        ...(testEventCode && { test_event_code: testEventCode }),
      },
    })
    return verdictOf(status, body)
  }
