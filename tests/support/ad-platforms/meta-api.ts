import type { Answer } from '#services/conversions/post-to-platform.ts'
import { bad, DAY_S, fieldOf, isHash, listOf, type Message, writtenOf } from './message.ts'

/** developers.facebook.com/documentation/ads-commerce/conversions-api/using-the-api, "Batch Requests": "up to 1,000 events in data" */
const MOST_EVENTS = 1000

/** developers.facebook.com/docs/graph-api/guides/error-handling */
const error = (code: number, subcode?: number): Answer =>
  bad(400, { error: { type: 'OAuthException', code, error_subcode: subcode, fbtrace_id: 'A' } })

const INVALID_PARAMETER = 100
const TOKEN_EXPIRED = 190

/** "If any event_time in data is greater than 7 days in the past, we return an error for the entire request" (parameters/server-event, `event_time`); its subcode is told by those who met it. */
const TOO_OLD = 2_804_003

/** `_fbc`: developers.facebook.com/documentation/ads-commerce/conversions-api/parameters/fbp-and-fbc, "Format" */
const FBC = /^fb\.[012]\.\d{13}\.[\w-]+$/

/** parameters/server-event, "Required"; of a website also the browser and the page (parameters, "Website events"). */
const lacks = (event: unknown): boolean => {
  const user = fieldOf(event, 'user_data')
  const isWebsite = fieldOf(event, 'action_source') === 'website'
  const needed = [
    fieldOf(event, 'event_name'),
    fieldOf(event, 'event_time'),
    fieldOf(event, 'action_source'),
    user,
    ...(isWebsite ? [fieldOf(event, 'event_source_url'), fieldOf(user, 'client_user_agent')] : []),
  ]
  return needed.some((value) => value === undefined || value === null || value === '')
}

const isMalformed = (event: unknown): boolean => {
  const user = fieldOf(event, 'user_data')
  const [fbc, em] = [fieldOf(user, 'fbc'), fieldOf(user, 'em')]
  if (fbc !== undefined && !FBC.test(writtenOf(fbc))) return true
  // parameters/customer-information-parameters, `em`: "Hashing required"
  if (em !== undefined && ![em].flat().every(isHash)) return true
  const currency = fieldOf(fieldOf(event, 'custom_data'), 'currency')
  // "value" and "currency" are required of a purchase (parameters/custom-data).
  return fieldOf(event, 'event_name') === 'Purchase' && !/^[A-Z]{3}$/.test(writtenOf(currency))
}

type Settings = { pixelId: string; accessToken: string; now: () => Date }

/** Meta's Conversions API, for one pixel. */
export const metaApi = ({ pixelId, accessToken, now }: Settings) => {
  /** What counts, by name and id: "deduplicated" (parameters/server-event, `event_id`). */
  const conversions = new Map<string, unknown>()
  const events: unknown[] = []
  const trials: unknown[] = []

  const send = ({ url, body }: Message): Answer => {
    const { pathname, searchParams } = new URL(url)
    if (searchParams.get('access_token') !== accessToken) return error(TOKEN_EXPIRED)
    // "Unsupported post request": no such object, or no right to it.
    if (pathname !== `/v25.0/${pixelId}/events`) return error(INVALID_PARAMETER, 33)
    const told = listOf(fieldOf(body, 'data'))
    if (told.length === 0 || told.length > MOST_EVENTS) return error(INVALID_PARAMETER)
    const oldest = now().getTime() / 1000 - 7 * DAY_S
    if (told.some((event) => Number(fieldOf(event, 'event_time')) < oldest)) {
      return error(INVALID_PARAMETER, TOO_OLD)
    }
    if (told.some((event) => lacks(event) || isMalformed(event))) return error(INVALID_PARAMETER)
    events.push(...told)
    const isTrial = fieldOf(body, 'test_event_code') !== undefined
    for (const event of told) {
      const key = `${writtenOf(fieldOf(event, 'event_name'))} ${writtenOf(fieldOf(event, 'event_id'))}`
      if (isTrial) trials.push(event)
      else if (!conversions.has(key)) conversions.set(key, event)
    }
    return { status: 200, body: { events_received: told.length, messages: [], fbtrace_id: 'A' } }
  }

  return { send, conversions, events, trials }
}
