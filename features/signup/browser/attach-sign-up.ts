import { readPageFact } from '#lib/browser/read-page-fact.ts'
import type { Behaviour } from '#lib/browser/run-behaviours.ts'
import { SIGN_UP_FORM } from '../ids.ts'
import { SIGN_UP_PAGE } from '../state.ts'
import { attachDialog } from './attach-dialog.ts'
import { attachEarlySubmit } from './attach-early-submit.ts'
import { signUpStore } from './sign-up-store.ts'
import { skipDialog } from './skip-dialog.ts'

/** What a page does of its sign-up by itself: opens and closes the dialog, and sends a form that nobody else takes (S1 §4). */
export const attachSignUp: Behaviour = (signal) => {
  const form = document.querySelector<HTMLFormElement>(SIGN_UP_FORM)
  const dialog = form?.closest('dialog')
  if (!form || !dialog) return
  const { initial, shortcuts = [] } = readPageFact(SIGN_UP_PAGE) ?? {}
  if (initial) signUpStore.setState(initial)
  else if (dialog.open) skipDialog({ form, shortcuts, signal })
  attachEarlySubmit({ form, signal })
  attachDialog({ dialog, shortcuts, signal })
}
