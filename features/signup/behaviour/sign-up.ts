import { showErrorNotice } from '#components/ui/error-notice.ts'
import { currentDevice } from '#lib/browser/device.ts'
import { track } from '#lib/browser/track.ts'
import { HAND_OFF_WAIT_MS } from '#lib/config/constants.ts'
import { handOffUrl } from '#lib/util/hand-off-url.ts'
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
  words: FormWords
  /** Label of the "Account Created" event. */
  keyword: string
  keys: AttemptKeys
  values: FormValues
}

const wait = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

const requestOf = ({ store, fields, values: { email, password } }: SignUpAttempt) => {
  const { label = fields.label, destination } = openingOf(
    store.getState().openedFrom ?? location.href,
  )
  const own = { email: email.trim(), label, device: currentDevice(), destination }
  return password ? { ...fields, ...own, password } : { ...fields, ...own }
}

const run = async (attempt: SignUpAttempt): Promise<void> => {
  const { store, fields, words, keyword, keys } = attempt
  const request = requestOf(attempt)
  const outcome = await createAccount({ request, idempotencyKey: keys.keyFor(request) })
  keys.settle(request, outcome)
  send(store, { type: 'answered', outcome })
  if (outcome === 'failed' && words.failure) showErrorNotice(words.failure)
  if (outcome !== 'created') return
  track({ name: 'Account Created', category: 'Goal', label: keyword })
  await wait(HAND_OFF_WAIT_MS)
  send(store, { type: 'left' })
  const { language: locale, entryPoint } = fields
  location.assign(handOffUrl({ locale, entryPoint, destination: request.destination }))
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
