import type { Answer } from '#services/conversions/post-to-platform.ts'
import { bad, DAY_S, fieldOf, isHash, listOf, type Message, writtenOf } from './message.ts'

/**
 * learn.microsoft.com/en-us/advertising/guides/uet-conversion-api-integration: at most 1,000 events, none older than seven days, an identifier in
 * each, `em` as SHA-256 (also docs.tealium.com/server-side-connectors/microsoft-uet-conversion-api-connector, "Batch limits").
 */
const MOST_EVENTS = 1000

const IDENTIFIERS = ['anonymousId', 'externalId', 'em', 'ph', 'msclkid', 'idfa', 'gaid'] as const

/** A GUID, with dashes or without. */
const CLICK = /^(?:[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i

const kindFault = (event: unknown) => {
  const type = fieldOf(event, 'eventType')
  if (type !== 'pageLoad' && type !== 'custom') return 'eventType'
  return type === 'custom' && !fieldOf(event, 'eventName') ? 'eventName' : undefined
}

const userFault = (user: unknown) => {
  if (!IDENTIFIERS.some((name) => fieldOf(user, name) !== undefined)) return 'userData'
  const [click, em] = [fieldOf(user, 'msclkid'), fieldOf(user, 'em')]
  if (click !== undefined && !CLICK.test(writtenOf(click))) return 'msclkid'
  return em === undefined || isHash(em) ? undefined : 'em'
}

const faultOf = (event: unknown, oldest: number): string | undefined => {
  const at = fieldOf(event, 'eventTime')
  const isInTime = Number.isInteger(at) && Number(at) >= oldest
  const consent = fieldOf(event, 'adStorageConsent')
  const isConsent = consent === undefined || consent === 'G' || consent === 'D'
  return (
    kindFault(event) ??
    (isInTime ? undefined : 'eventTime') ??
    userFault(fieldOf(event, 'userData')) ??
    (isConsent ? undefined : 'adStorageConsent')
  )
}

const refused = (details: readonly unknown[]): Answer =>
  bad(400, { error: { code: 'ValidationError', message: 'Validation failed', details } })

type Settings = { tagId: string; token: string; now: () => Date }

/** Microsoft's Conversions API, for one tag. */
export const microsoftApi = ({ tagId, token, now }: Settings) => {
  /** What counts, by name and id ("Plan for deduplication": a shared `eventId`). */
  const conversions = new Map<string, unknown>()
  const events: unknown[] = []

  const send = ({ url, headers, body }: Message): Answer => {
    if (headers?.Authorization !== `Bearer ${token}`) {
      return bad(401, {
        error: { code: 'Unauthorized', message: 'The token is not that of a tag' },
      })
    }
    if (new URL(url).pathname !== `/v1/${tagId}/events`) return bad(404, null)
    const told = listOf(fieldOf(body, 'data'))
    if (told.length === 0 || told.length > MOST_EVENTS) return refused([])
    const oldest = now().getTime() / 1000 - 7 * DAY_S
    const details = told.flatMap((event, index) => {
      const propertyName = faultOf(event, oldest)
      return propertyName ? [{ index, propertyName, errorCode: `Invalid.${propertyName}` }] : []
    })
    const goesOn = fieldOf(body, 'continueOnValidationError') === true
    if (details.length > 0 && !goesOn) return refused(details)
    events.push(...told)
    for (const event of told) {
      const key = `${writtenOf(fieldOf(event, 'eventName'))} ${writtenOf(fieldOf(event, 'eventId'))}`
      if (!conversions.has(key)) conversions.set(key, event)
    }
    return { status: 200, body: { eventsReceived: told.length } }
  }

  return { send, conversions, events }
}
