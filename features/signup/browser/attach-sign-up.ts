import { startIslands } from '#lib/browser/islands.ts'
import { readPageFact } from '#lib/browser/read-page-fact.ts'
import type { Behaviour } from '#lib/browser/run-behaviours.ts'
import { HAND_OFF_LOST_MS } from '#lib/config/hand-off.ts'
import { SIGN_UP_FORM, SIGN_UP_PAGE } from '../state.ts'
import { attachDialog } from './attach-dialog.ts'
import { browserFacts } from './browser-facts.ts'
import { signUpStore, sendFromPage, setProgress } from './sign-up-store.ts'

/** Milliseconds that a submit waits for React to take the form over, before the browser posts it by itself. */
export const EARLY_SUBMIT_MS = 1000

type Parts = { dialog: HTMLDialogElement; signal: AbortSignal }

/** The first field that the browser itself can tell is wrong: posting it would lose what was typed. */
const wrongField = (form: HTMLFormElement) =>
  [...form.querySelectorAll('input')].find(
    ({ type, value, validity }) =>
      validity.valueMissing || (type === 'email' && !value.includes('@')),
  )

/** Makes a form usable again when its post led nowhere, or when the visitor has come back to it. */
const release = () => {
  if (!signUpStore.getState().isPosted) return
  signUpStore.setState({ status: 'idle', isPosted: undefined })
  setProgress(false)
}

const post = (form: HTMLFormElement) => {
  const { status, isHydrated, isPosted, openedFrom } = signUpStore.getState()
  if (isHydrated || isPosted || status !== 'validating') return
  const wrong = wrongField(form)
  if (wrong) {
    signUpStore.setState({ status: 'idle' })
    wrong.reportValidity()
    return
  }
  // The handler reads label and destination from the address of the page.
  history.replaceState(null, '', openedFrom?.replace(/^[^?]*/, ''))
  signUpStore.setState({ isPosted: true })
  setProgress(true)
  form.submit()
  setTimeout(release, HAND_OFF_LOST_MS)
}

const onSubmit = (event: SubmitEvent) => {
  const { isHydrated, status } = signUpStore.getState()
  const form = event.target
  if (isHydrated || !(form instanceof HTMLFormElement)) return
  event.preventDefault()
  // One that may not be sent on this page, or is held already.
  if (status === 'validating' || form.querySelector('[type=submit]:disabled')) return
  signUpStore.setState({ status: 'validating' })
  startIslands(form)
  setTimeout(post, EARLY_SUBMIT_MS, form)
}

/** Not by hidden fields: React would find fields that the server has not rendered. */
const onFormData = ({ formData }: FormDataEvent) => {
  formData.set('attempt', signUpStore.getState().attempt)
  for (const [name, fact] of Object.entries(browserFacts())) formData.set(name, fact)
}

const onShow = ({ persisted }: PageTransitionEvent) => {
  if (!persisted) return
  release()
  sendFromPage('returned')
}

/**
 * Holds back a submit that comes before React has taken the form over, which then sends it. If that takes too long, or
 * never happens, the browser posts the form under the same attempt: it is the same account either way.
 */
const attachEarlySubmit = ({ dialog, signal }: Parts): void => {
  // Around the form, which may become another one before React has it.
  dialog.addEventListener('submit', onSubmit, { signal })
  dialog.addEventListener('formdata', onFormData, { signal })
  window.addEventListener('pageshow', onShow, { signal })
}

/** A page's sign-up without React: opens and closes the dialog, and sends a form that nobody else takes (S1 §4). */
export const attachSignUp: Behaviour = async (signal) => {
  const form = document.querySelector<HTMLFormElement>(SIGN_UP_FORM)
  const dialog = form?.closest('dialog')
  if (!form || !dialog) return
  const { initial, shortcuts = [] } = readPageFact(SIGN_UP_PAGE) ?? {}
  if (initial) signUpStore.setState(initial)
  attachEarlySubmit({ dialog, signal })
  const isSkipped = dialog.open && !initial
  attachDialog({ dialog, shortcuts, signal })
  const way =
    isSkipped &&
    shortcuts.find(({ onLoad, cookies }) => onLoad && RegExp(cookies).test(document.cookie))
  if (!way) return
  // For few visitors, who wait for their account anyway.
  const { skipDialog } = await import('./skip-dialog.ts')
  if (!signal.aborted) skipDialog({ dialog, href: way.href, signal })
}
