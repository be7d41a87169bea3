import { createHmac } from 'node:crypto'
import { armOfPath } from '#features/analytics/arm-of-path.ts'
import type { RecordedEvent } from '#features/analytics/events-contract.ts'
import { ACCOUNT_EVENT, EVENT_CATEGORIES } from '#lib/config/events.ts'
import { deviceOf } from '#lib/util/device.ts'
import type { SignUpRequest } from '../sign-up-contract.ts'
import { accountAttribution } from './account-attribution.ts'
import type { CheckedRequest } from './checked-request.ts'

type Created = { wanted: SignUpRequest; posted: Pick<CheckedRequest, 'headers' | 'site'> }

const ID_LENGTH = 32

/**
 * Two keyed hashes of the address, letter case aside: the id, under which the account is counted once however often it
 * is told, and the one that stands for the address in a report. Neither tells the other.
 */
const marksOf = (email: string, hashKey: string) => {
  const hashed = (purpose: string) =>
    createHmac('sha256', hashKey).update(`${purpose}\n${email.toLowerCase()}`)
  return {
    id: hashed('account').digest('hex').slice(0, ID_LENGTH),
    emailHash: hashed('event').digest('base64url'),
  }
}

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
