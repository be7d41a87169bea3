import { readPageFact } from '#lib/browser/read-page-fact.ts'
import type { Behaviour } from '#lib/browser/run-behaviours.ts'
import { SIGN_UP_FORM, SIGN_UP_PAGE } from '../state.ts'
import { attachDialog } from './attach-dialog.ts'
import { attachEarlySubmit } from './attach-early-submit.ts'
import { signUpStore } from './sign-up-store.ts'

/** What a page does of its sign-up by itself: opens and closes the dialog, and sends a form that nobody else takes (S1 §4). */
export const attachSignUp: Behaviour = async (signal) => {
  const form = document.querySelector<HTMLFormElement>(SIGN_UP_FORM)
  const dialog = form?.closest('dialog')
  if (!form || !dialog) return
  const { initial, shortcuts = [] } = readPageFact(SIGN_UP_PAGE) ?? {}
  if (initial) signUpStore.setState(initial)
  attachEarlySubmit({ form, signal })
  const isSkipped = dialog.open && !initial
  attachDialog({ dialog, shortcuts, signal })
  const way =
    isSkipped &&
    shortcuts.find(({ onLoad, cookies }) => onLoad && RegExp(cookies).test(document.cookie))
  if (!way) return
  // For few visitors, who wait for their account anyway.
  const { skipDialog } = await import('./skip-dialog.ts')
  if (!signal.aborted) skipDialog({ form, href: way.href, signal })
}
