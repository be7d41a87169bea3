import { emailSchema } from '#features/account/email.ts'
import { AGREEMENT_FIELD } from '#features/agreement/agreement-field.ts'
import type { KeptAgreement } from '#features/agreement/kept-agreement.ts'
import { track } from '#features/analytics/track.ts'
import { mayAttribute } from '#features/consent/consent-rules.ts'
import { consentState } from '#features/consent/consent-state.ts'
import { readDestination } from '#features/destination/destination.ts'
import { handOffUrl } from '#features/destination/hand-off-url.ts'
import type { TrafficSource } from '#features/traffic-source/traffic-source-contract.ts'
import { sourceCapture, trafficSourceStore } from '#features/traffic-source/traffic-source-store.ts'
import { ask } from '#lib/browser/ask.ts'
import { storedValue } from '#lib/browser/stored-value.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { HAND_OFF_LOST_MS, HAND_OFF_WAIT_MS } from '#lib/config/hand-off.ts'
import { STORAGE_KEYS } from '#lib/config/storage-keys.ts'
import type { EveryField } from '#lib/util/every-field.ts'
import { pause } from '#lib/util/pause.ts'
import { browserFacts } from '../../browser/browser-facts.ts'
import { send } from '../../browser/send.ts'
import { signUpStore } from '../../browser/sign-up-store.ts'
import type { FormValues } from '../../form-values.ts'
import type { SignUpRequest } from '../../sign-up-contract.ts'
import { waitText } from '../../wait-text.ts'
import type { PageFacts } from '../page-fields.tsx'
import { requestAccount, type AttemptKeys } from './request-account.ts'
import { openerQueryOf } from './use-dialog-effects.ts'

export type SignUpPage = {
  fields: PageFacts
  /** The address of the templates' public pages; stripped from a destination (S2 §4). */
  templatesUrl: string
  /** Label of the "Account Created" event. */
  keyword: string
}

type SignUpAttempt = SignUpPage & {
  keys: AttemptKeys
  values: FormValues
  /** Shows that it came to nothing, where the owner wants that shown (S1 §4.6). */
  onFailure: () => void
}

/** Has the new token validated while the visitor waits, which sets the cookie of the id; given up with the wait (S1 §4.4, §8). */
const introduce = async () => {
  const signal = AbortSignal.timeout(HAND_OFF_WAIT_MS)
  // What fails has left its line in the log of the site.
  await ask(API_PATHS.session, { signal }).catch((_failure: unknown) => null)
}

/** The input without empty fields, or their row would keep an empty text. */
const filledIn = (values: FormValues): FormValues => {
  const empty = Object.entries(values).filter(([, value]) => value === '')
  return { ...values, ...Object.fromEntries(empty.map(([name]) => [name, undefined])) }
}

/** True for any object: the handler checks it with its schema, which would be 8 KB in every form. */
const isRecord = (value: unknown): value is TrafficSource =>
  typeof value === 'object' && value !== null

/** The first record of this browser, where it may be kept and is another one than that of this visit. */
const firstTouchOf = (last: TrafficSource): TrafficSource | undefined => {
  if (!mayAttribute(consentState.getState())) return undefined
  const first: unknown = storedValue('localStorage', STORAGE_KEYS.firstTouch.name).read()
  const isOther = isRecord(first) && JSON.stringify(first) !== JSON.stringify(last)
  return isOther ? first : undefined
}

/** True for any object, as above. */
const isAgreement = (value: unknown): value is KeptAgreement =>
  typeof value === 'object' && value !== null

/** The agreement that lies in the dialog to be kept, where page script has put it. */
const agreementInDialog = (): KeptAgreement | undefined => {
  const field = document.querySelector<HTMLInputElement>(`dialog [name=${AGREEMENT_FIELD}]`)
  const agreement: unknown = field ? JSON.parse(field.value) : undefined
  return isAgreement(agreement) ? agreement : undefined
}

/** Each field of the contract stands here, so that a new one is either sent or said to be none. */
const requestOf = ({ fields, templatesUrl, values }: SignUpAttempt): EveryField<SignUpRequest> => {
  const { email, password } = filledIn(values)
  const openedFrom = signUpStore.getState().openedFrom ?? location.href
  const { label = fields.label, destination } = openerQueryOf(openedFrom, { templatesUrl })
  // Taken out of what was pasted around it, as the handler does.
  const own = { email: emailSchema.parse(email), label, destination, ...browserFacts() }
  const known = trafficSourceStore.getState()
  return {
    ...fields,
    ...own,
    password,
    trafficSource: Object.keys(known).length > 0 ? known : undefined,
    firstTouch: firstTouchOf(known),
    agreement: agreementInDialog(),
  }
}

/** Milliseconds that a form which is sent may wait for the code that captures its source. */
const CAPTURE_WAIT_MS = 1000

const run = async (attempt: SignUpAttempt): Promise<void> => {
  const { fields, templatesUrl, keyword, keys } = attempt
  await Promise.race([sourceCapture.now(), pause(CAPTURE_WAIT_MS)])
  const request = requestOf(attempt)
  const idempotencyKey = keys.current()
  const answer = await requestAccount({ request, idempotencyKey })
  const { outcome, waitS, arrival, eventId, destination: last } = answer
  const isNew = keys.settle(request.email, outcome)
  const waiting = waitS === undefined ? undefined : waitText(waitS, fields.language)
  send({ type: 'answered', outcome, wait: waiting })
  if (outcome === 'failed') attempt.onFailure()
  if (outcome !== 'created' && outcome !== 'arrives') return
  if (isNew) {
    const { email } = request
    track({ name: 'Account Created', category: 'Goal', label: keyword, email, eventId })
  }
  // S1 §4.4: the wait follows the event of a new account.
  if (outcome === 'created') {
    void introduce()
    await pause(HAND_OFF_WAIT_MS)
  }
  send({ type: 'left' })
  const { language: locale, entryPoint } = fields
  const away = signUpStore.getState()
  const destination = request.destination ?? readDestination(last, { templatesUrl })
  location.assign(handOffUrl({ locale, entryPoint, destination, arrival }))
  setTimeout(() => {
    // Not in the middle of another attempt.
    if (signUpStore.getState() === away) send({ type: 'returned' })
  }, HAND_OFF_LOST_MS)
}

/** Creates the account and leaves for the web app 2 s later; whatever else happens, progress ends (S1 §4.3 to §4.6). */
export const submitSignUp = async (attempt: SignUpAttempt): Promise<void> => {
  send({ type: 'accepted' })
  try {
    await run(attempt)
  } finally {
    send({ type: 'answered', outcome: 'failed' })
  }
}
