import type { Answer } from '#services/conversions/post-to-platform.ts'
import { tokenEndpoint, type ServiceAccount } from './google-token.ts'
import { bad, fieldOf, isHash, listOf, type Message, writtenOf } from './message.ts'

/** developers.google.com/data-manager/api/reference/rest/v1/events/ingest, `events[]`: "At most 2000" */
const MOST_EVENTS = 2000

/** google/ads/datamanager/v1/event.proto; JSON of any other name is refused, as by every API of Google (google.aip.dev/193, INVALID_ARGUMENT). */
const EVENT_FIELDS =
  'destinationReferences transactionId eventTimestamp lastUpdatedTimestamp userData consent adIdentifiers currency conversionValue eventSource eventDeviceInfo cartData customVariables experimentalFields userProperties'.split(
    ' ',
  )

const SOURCES = ['WEB', 'APP', 'IN_STORE', 'PHONE', 'OTHER']

/** RFC 3339, as `google.protobuf.Timestamp` is written in JSON. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/

/** developers.google.com/data-manager/api/devguides/concepts/understand-errors: codes of google/ads/datamanager/v1/error.proto in `ErrorInfo` */
const refused = (reason: string, field: string): Answer => ({
  status: 400,
  body: {
    error: {
      code: 400,
      message: `There was a problem with ${field}`,
      status: 'INVALID_ARGUMENT',
      details: [
        { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason },
        {
          '@type': 'type.googleapis.com/google.rpc.BadRequest',
          fieldViolations: [{ field, description: reason }],
        },
      ],
    },
  },
})

const hasStrangeField = (event: unknown) =>
  typeof event === 'object' &&
  event !== null &&
  Object.keys(event).some((name) => !EVENT_FIELDS.includes(name))

const hasClick = (event: unknown) =>
  ['gclid', 'gbraid', 'wbraid'].some((name) => {
    const id = fieldOf(fieldOf(event, 'adIdentifiers'), name)
    return typeof id === 'string' && id !== ''
  })

const identifiersOf = (event: unknown) =>
  listOf(fieldOf(fieldOf(event, 'userData'), 'userIdentifiers'))

const momentFault = (at: unknown) => {
  if (at === undefined) return 'REQUIRED_FIELD_MISSING'
  return MOMENT.test(writtenOf(at)) ? undefined : 'INVALID_FORMAT'
}

/** Optional in the reference, and refused without it (seen by others in 2026-08). */
const sourceFault = (source: unknown) => {
  if (source === undefined) return 'REQUIRED_FIELD_MISSING'
  return SOURCES.includes(writtenOf(source)) ? undefined : 'INVALID_ENUM_VALUE'
}

const whoFault = (event: unknown) => {
  const identifiers = identifiersOf(event)
  if (!hasClick(event) && identifiers.length === 0) return 'NO_IDENTIFIERS_PROVIDED'
  const areHashes = identifiers.every((one) => isHash(fieldOf(one, 'emailAddress')))
  return areHashes ? undefined : 'INVALID_SHA256_FORMAT'
}

const isCurrency = (currency: unknown) =>
  currency === undefined || /^[A-Z]{3}$/.test(writtenOf(currency))

/** What is wrong with one event; the first fault refuses the whole message ("fast-fail model"). */
const faultOf = (event: unknown, references: readonly unknown[]): string | undefined => {
  if (hasStrangeField(event)) return 'INVALID_ARGUMENT'
  const fault =
    momentFault(fieldOf(event, 'eventTimestamp')) ??
    sourceFault(fieldOf(event, 'eventSource')) ??
    whoFault(event)
  if (fault) return fault
  if (!isCurrency(fieldOf(event, 'currency'))) return 'INVALID_CURRENCY_CODE'
  const named = listOf(fieldOf(event, 'destinationReferences'))
  return named.every((name) => references.includes(name)) ? undefined : 'INVALID_DESTINATION'
}

type Settings = ServiceAccount & { customerId: string; actions: readonly string[] }

const destinationFault = (destinations: readonly unknown[], { customerId, actions }: Settings) => {
  const references = destinations.map((one) => fieldOf(one, 'reference'))
  if (destinations.length === 0) return 'REQUIRED_FIELD_MISSING'
  if (new Set(references).size < references.length) return 'DUPLICATE_DESTINATION_REFERENCE'
  const isOurs = (one: unknown) => {
    const account = fieldOf(one, 'operatingAccount')
    return (
      fieldOf(account, 'accountType') === 'GOOGLE_ADS' &&
      fieldOf(account, 'accountId') === customerId
    )
  }
  if (!destinations.every(isOurs)) return 'INVALID_DESTINATION'
  const known = (one: unknown) => actions.includes(writtenOf(fieldOf(one, 'productDestinationId')))
  return destinations.every(known) ? undefined : 'INVALID_CONVERSION_ACTION_ID'
}

/** What Google has of a conversion: the last value that it was told for it. */
export type GoogleConversion = {
  action: string
  transactionId: string
  value: unknown
  times: number
}

/** Google's token endpoint and Data Manager API, for one service account. */
export const googleApi = (settings: Settings) => {
  const tokens = tokenEndpoint(settings)
  const conversions = new Map<string, GoogleConversion>()
  const events: unknown[] = []

  /** developers.google.com/data-manager/api/devguides/events/google-ads/conversion-adjustments, "How adjustments work" */
  const keep = (event: unknown, destinations: readonly unknown[]) => {
    const [reference] = listOf(fieldOf(event, 'destinationReferences'))
    const destination = destinations.find((one) => fieldOf(one, 'reference') === reference)
    const action = writtenOf(fieldOf(destination, 'productDestinationId'))
    const transactionId = writtenOf(fieldOf(event, 'transactionId'))
    const key = `${action} ${transactionId}`
    const times = (conversions.get(key)?.times ?? 0) + 1
    conversions.set(key, { action, transactionId, value: fieldOf(event, 'conversionValue'), times })
  }

  const messageFault = (told: readonly unknown[], destinations: readonly unknown[]) => {
    if (told.length === 0) return 'REQUIRED_FIELD_MISSING'
    if (told.length > MOST_EVENTS) return 'TOO_MANY_EVENTS'
    const references = destinations.map((one) => fieldOf(one, 'reference'))
    return (
      destinationFault(destinations, settings) ??
      told.map((event) => faultOf(event, references)).find((fault) => fault !== undefined)
    )
  }

  const ingest = ({ headers, body }: Message): Answer => {
    const [, shown = ''] = /^Bearer (.+)$/.exec(headers?.Authorization ?? '') ?? []
    if (!tokens.isGiven(shown)) return bad(401, { error: { code: 401, status: 'UNAUTHENTICATED' } })
    const told = listOf(fieldOf(body, 'events'))
    const destinations = listOf(fieldOf(body, 'destinations'))
    const fault = messageFault(told, destinations)
    if (fault) return refused(fault, 'events')
    events.push(...told)
    // "the request is validated but not executed"
    if (fieldOf(body, 'validateOnly') !== true) for (const event of told) keep(event, destinations)
    return { status: 200, body: { requestId: `request-${events.length}` } }
  }

  return { token: tokens.answer, ingest, conversions, events, forget: tokens.forget }
}
