import { attachTextField } from '#components/form/attach-text-field.ts'
import { attachLock } from '#components/ui/attach-lock.ts'
import { isBusy } from '../machine.ts'
import { newsOf } from '../news-of.ts'
import type { SignUpState, SignUpStore } from '../store.ts'
import { labelOf, type FormWords } from '../words.ts'
import type { DialogParts } from './dialog-parts.ts'

type Parts = { store: SignUpStore; parts: DialogParts; words: FormWords; signal: AbortSignal }

/** Shows on each field's label its name or what is wrong with it; gives the function that shows a state. */
const attachFields = ({ parts, words, signal }: Omit<Parts, 'store'>) => {
  const fields = [...parts.inputs].map(([name, input]) => {
    const showField = attachTextField({ input, signal })
    return (state: SignUpState) => {
      showField(labelOf(name, { state, words }))
      input.readOnly = isBusy(state)
    }
  })
  return (state: SignUpState) => {
    for (const show of fields) show(state)
  }
}

/**
 * Shows the state on the form that the server rendered: its labels, its button, and a line for screen
 * readers (S1 §4). Written by hand, for hydrating the form would cost every page its code.
 */
export const attachShownState = ({ store, parts, words, signal }: Parts): void => {
  const { dialog, button, status } = parts
  // A form that may not be sent on this page came like that from the server.
  const isClosed = button.disabled
  const showFields = attachFields({ parts, words, signal })
  const showLock = attachLock({ dialog, isLocked: () => isBusy(store.getState()), signal })

  const show = (state: SignUpState) => {
    const isLocked = isBusy(state)
    showFields(state)
    showLock()
    status.textContent = newsOf(state, words)
    if (isClosed) return
    button.disabled = isLocked
    button.setAttribute('aria-busy', String(isLocked))
    button.textContent = isLocked ? words.creating : words.submit
  }

  show(store.getState())
  const unsubscribe = store.subscribe((state, before) => {
    show(state)
    // The button lost the focus when it was disabled; in the field it would clear the label.
    const isOver = isBusy(before) && !isBusy(state)
    if (isOver && !dialog.contains(document.activeElement)) button.focus()
  })
  signal.addEventListener('abort', unsubscribe)
}
