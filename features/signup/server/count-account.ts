import { type RecordedEvent, armOfPath } from '#features/analytics/events-contract.ts'
import { ACCOUNT_EVENT, EVENT_CATEGORIES } from '#lib/config/events.ts'
import { deviceOf } from '#lib/util/device.ts'
import type { SignUpRequest } from '../sign-up-contract.ts'
import { accountAttribution } from './account-attribution.ts'
import { accountEventId, addressHash } from './account-event-id.ts'
import type { CheckedRequest } from './checked-request.ts'

type Created = { wanted: SignUpRequest; posted: Pick<CheckedRequest, 'headers' | 'site'> }

/** The id of the account's event, and the hash that stands for the address in a report. */
const marksOf = (email: string, hashKey: string) => ({
  id: accountEventId(email, hashKey),
  emailHash: addressHash('event', { email, hashKey }).digest('base64url'),
})

const recordOf = ({ wanted, posted: { headers, site } }: Created): RecordedEvent => {
  const { email, label, language, entryPoint: path } = wanted
  const { source } = accountAttribution(wanted, headers)
  const arm = armOfPath(path)
  const userAgent = headers.get('user-agent') ?? ''
  return {
    ...marksOf(email, site.hashKey),
    name: ACCOUNT_EVENT,
    category: EVENT_CATEGORIES[ACCOUNT_EVENT],
    label,
    language,
    path,
    at: new Date().toISOString(),
    device: wanted.device ?? deviceOf({ userAgent, maxTouchPoints: 0 }),
    ...(arm && { arm }),
    ...(source && { source }),
  }
}

/** Counts an account that is there now, once however often its answer is repeated; nobody waits for it (docs/decisions/020). */
export const countAccount = (created: Created): void => {
  created.posted.site.keepRecord(recordOf(created))
}
