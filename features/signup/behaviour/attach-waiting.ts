import { makeElement } from '#components/ui/make-element.ts'
import type { SignUpStore } from '../store.ts'

type Parts = { store: SignUpStore; card: Element; words: string; signal: AbortSignal }

/** Covers the card with a message and an ellipsis while the visitor leaves for the web app (S1 §2, §4.4). */
export const attachWaiting = ({ store, card, words, signal }: Parts): void => {
  const attributes = { class: 'card-waiting', tabindex: '-1' }
  const message = makeElement('p', { attributes, children: [words] })
  const clear = () => {
    message.remove()
    card.removeAttribute('data-waiting')
  }
  const unsubscribe = store.subscribe(({ status }, before) => {
    if (status === before.status) return
    if (status !== 'handing-off') {
      clear()
      return
    }
    card.toggleAttribute('data-waiting', true)
    card.append(message)
    // What is behind cannot announce anything any more; the focus reads the message out.
    message.focus()
  })
  signal.addEventListener('abort', () => {
    unsubscribe()
    clear()
  })
}
