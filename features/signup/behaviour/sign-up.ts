import { currentDevice } from '#lib/browser/device.ts'
import { track } from '#lib/browser/track.ts'
import { HAND_OFF_WAIT_MS } from '#lib/config/constants.ts'
import type { PageFields } from '../page-fields.ts'
import type { SignUpStore } from '../store.ts'
import type { AttemptKeys } from './attempt-keys.ts'
import { createAccount } from './create-account.ts'
import { handOffUrl } from './hand-off-url.ts'
import { openingOf } from './opening.ts'

export type SignUpAttempt = {
  store: SignUpStore
  fields: PageFields
  /** Label of the "Account Created" event. */
  keyword: string
  keys: AttemptKeys
  email: string
}

const wait = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

const run = async ({ store, fields, keyword, keys, email }: SignUpAttempt): Promise<void> => {
  const { label = fields.label, destination } = openingOf(
    store.getState().openedFrom ?? location.href,
  )
  const request = { ...fields, email, label, device: currentDevice(), destination }
  const outcome = await createAccount({ request, idempotencyKey: keys.keyFor(request) })
  keys.settle(request, outcome)
  if (outcome === 'exists' || outcome === 'limited') store.setState({ label: outcome })
  if (outcome !== 'created') return
  store.setState({ status: 'created' })
  track({ name: 'Account Created', category: 'Goal', label: keyword })
  await wait(HAND_OFF_WAIT_MS)
  const { language: locale, entryPoint } = fields
  location.assign(handOffUrl({ locale, entryPoint, destination }))
}

/** Creates the account and leaves for the web app 2 s later; whatever else happens, progress ends (S1 §4.3 to §4.6). */
export const signUp = async (attempt: SignUpAttempt): Promise<void> => {
  const { store } = attempt
  store.setState({ status: 'in-progress' })
  try {
    await run(attempt)
  } finally {
    if (store.getState().status === 'in-progress') store.setState({ status: 'idle' })
  }
}
