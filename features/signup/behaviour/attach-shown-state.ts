import { attachTextField } from '#components/form/attach-text-field.ts'
import { attachLock } from '#components/ui/attach-lock.ts'
import { isBusy, type SignUpState, type SignUpStore } from '../store.ts'
import type { FormWords } from '../words.ts'
import type { DialogParts } from './dialog-parts.ts'

type Parts = { store: SignUpStore; parts: DialogParts; words: FormWords; signal: AbortSignal }

/**
 * Shows the state on the form that the server rendered: its label, its button, and a line for screen
 * readers (S1 §4). Written by hand, for hydrating the form would cost every page its code.
 */
export const attachShownState = ({ store, parts, words, signal }: Parts): void => {
  const { dialog, input, button, status } = parts
  const showField = attachTextField({ input, signal })
  const showLock = attachLock({ dialog, isLocked: () => isBusy(store.getState()), signal })

  const show = (state: SignUpState) => {
    const isLocked = isBusy(state)
    const label = words.labels[state.label]
    const hasError = state.label !== 'default'
    showField({ label, hasError })
    input.readOnly = isLocked
    button.disabled = isLocked
    button.setAttribute('aria-busy', String(isLocked))
    showLock()
    button.textContent = isLocked ? words.creating : words.submit
    const news = hasError ? label : ''
    status.textContent = isLocked ? words.creating : news
  }

  show(store.getState())
  const unsubscribe = store.subscribe((state, before) => {
    show(state)
    // The button lost the focus when it was disabled; in the field it would clear the label.
    const isOver = isBusy(before) && !isBusy(state)
    if (isOver && document.activeElement === document.body) button.focus()
  })
  signal.addEventListener('abort', unsubscribe)
  const clearLabel = () => {
    store.setState({ label: 'default' })
  }
  input.addEventListener('focus', clearLabel, { signal })
}
