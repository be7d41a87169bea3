import { showErrorNotice } from '#components/ui/error-notice.ts'
import { currentDevice } from '#lib/browser/device.ts'
import { track } from '#lib/browser/track.ts'
import type { sourceCapture, trafficSource } from '#lib/browser/traffic-source.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { HAND_OFF_LOST_MS, HAND_OFF_WAIT_MS } from '#lib/config/constants.ts'
import { emailSchema } from '#lib/contracts/email.ts'
import type { SignUpRequest } from '#lib/contracts/sign-up.ts'
import { readDestination } from '#lib/util/destination.ts'
import { handOffUrl } from '#lib/util/hand-off-url.ts'
import { waitText } from '#lib/util/wait-text.ts'
import type { FormValues } from '../form-values.ts'
import type { PageFields } from '../page-fields.ts'
import type { SignUpStore } from '../store.ts'
import type { FormWords } from '../words.ts'
import type { AttemptKeys } from './attempt-keys.ts'
import { createAccount } from './create-account.ts'
import { openingOf } from './opening.ts'
import { send } from './send.ts'

export type SignUpAttempt = {
  store: SignUpStore
  fields: PageFields
  /** Where the public pages of the templates stand (S2 §4). */
  templatesUrl: string
  words: FormWords
  /** Label of the "Account Created" event. */
  keyword: string
  keys: AttemptKeys
  values: FormValues
  /** What brought the visitor (S2 §3). */
  source: typeof trafficSource
  capture: typeof sourceCapture
}

const wait = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** Has the new token validated while the visitor waits, which sets the cookie of his id; given up with the wait (S1 §4.4, §8). */
const introduce = async () => {
  const signal = AbortSignal.timeout(HAND_OFF_WAIT_MS)
  // What fails has left its line in the log of the site.
  await fetch(API_PATHS.session, { signal }).catch((_failure: unknown) => null)
}

const requestOf = ({
  store,
  fields,
  templatesUrl,
  values,
  source,
}: SignUpAttempt): SignUpRequest => {
  const { email, password } = values
  const openedFrom = store.getState().openedFrom ?? location.href
  const { label = fields.label, destination } = openingOf(openedFrom, { templatesUrl })
  // Taken out of what was pasted around it, as the handler does.
  const own = { email: emailSchema.parse(email), label, device: currentDevice(), destination }
  const known = source.getState()
  return {
    ...fields,
    ...own,
    ...(password && { password }),
    ...(Object.keys(known).length > 0 && { trafficSource: known }),
  }
}

/** Milliseconds that a form which is sent may wait for the code that captures its source. */
const CAPTURE_WAIT_MS = 1000

const run = async (attempt: SignUpAttempt): Promise<void> => {
  const { store, fields, templatesUrl, words, keyword, keys } = attempt
  await Promise.race([attempt.capture.now(), wait(CAPTURE_WAIT_MS)])
  const { request, idempotencyKey } = keys.attemptFor(requestOf(attempt))
  const { outcome, waitS, destination: last } = await createAccount({ request, idempotencyKey })
  const isNew = keys.settle(request, outcome)
  const waiting = waitS === undefined ? undefined : waitText(waitS, fields.language)
  send(store, { type: 'answered', outcome, wait: waiting })
  if (outcome === 'failed' && words.failure) showErrorNotice(words.failure)
  if (outcome !== 'created' && outcome !== 'arrives') return
  if (isNew) {
    track({ name: 'Account Created', category: 'Goal', label: keyword, email: request.email })
  }
  // S1 §4.4: the wait follows the event of a new account.
  if (outcome === 'created') {
    void introduce()
    await wait(HAND_OFF_WAIT_MS)
  }
  send(store, { type: 'left' })
  const { language: locale, entryPoint } = fields
  const away = store.getState()
  const destination = request.destination ?? readDestination(last, { templatesUrl })
  location.assign(handOffUrl({ locale, entryPoint, destination }))
  setTimeout(() => {
    // Not in the middle of another attempt.
    if (store.getState() === away) send(store, { type: 'returned' })
  }, HAND_OFF_LOST_MS)
}

/** Creates the account and leaves for the web app 2 s later; whatever else happens, progress ends (S1 §4.3 to §4.6). */
export const signUp = async (attempt: SignUpAttempt): Promise<void> => {
  const { store } = attempt
  send(store, { type: 'accepted' })
  try {
    await run(attempt)
  } finally {
    send(store, { type: 'answered', outcome: 'failed' })
  }
}
