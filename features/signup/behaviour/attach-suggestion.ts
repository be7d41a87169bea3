import { makeElement } from '#components/ui/make-element.ts'
import { emailSchema } from '#lib/contracts/email.ts'
import { suggestEmail } from '#lib/util/suggest-email.ts'
import { ADDRESS_MARK } from '../address-mark.ts'
import type { SignUpStore } from '../store.ts'
import type { DialogParts } from './dialog-parts.ts'
import { send } from './send.ts'

type Parts = {
  store: SignUpStore
  parts: DialogParts
  /** "Did you mean …?" with a mark for the address. */
  words: string
  signal: AbortSignal
}

/** Waits until no pointer is down and its click has happened: what appears earlier moves the button away from under it. */
const pointerRest = (signal: AbortSignal) => {
  let isDown = false
  const note = ({ type }: Event) => {
    isDown = type === 'pointerdown'
  }
  for (const type of ['pointerdown', 'pointerup', 'pointercancel']) {
    document.addEventListener(type, note, { signal, capture: true })
  }
  return () =>
    new Promise<void>((resolve) => {
      const soon = () => setTimeout(resolve)
      if (isDown) document.addEventListener('pointerup', soon, { signal, once: true })
      else soon()
    })
}

/**
 * Offers the address that was probably meant below the e-mail field once the visitor leaves it; a press takes it
 * and goes on to what comes next. Blocks nothing.
 */
export const attachSuggestion = ({ store, parts, words, signal }: Parts): void => {
  const { email, inputs, button } = parts
  const [before = '', after = ''] = words.split(ADDRESS_MARK)
  const take = makeElement('button', { attributes: { type: 'button', class: 'link' } })
  const attributes = { class: 'field-hint', hidden: '' }
  const hint = makeElement('p', { attributes, children: [before, take, after] })
  const rest = pointerRest(signal)

  const offer = async () => {
    await rest()
    const { data: address = email.value } = emailSchema.safeParse(email.value)
    const suggestion = suggestEmail(address)
    if (!suggestion || document.activeElement === email) return
    if (emailSchema.safeParse(suggestion).success) send(store, { type: 'suggested', suggestion })
  }
  const onTake = () => {
    email.value = take.textContent
    email.dispatchEvent(new Event('input', { bubbles: true }))
    const next = [...inputs.values()].find(({ value }) => value === '')
    const target = next ?? button
    target.focus()
  }
  const unsubscribe = store.subscribe(({ suggestion = '' }) => {
    hint.hidden = suggestion === ''
    take.textContent = suggestion
  })
  email.parentElement?.append(hint)
  email.addEventListener('blur', () => void offer(), { signal })
  take.addEventListener('click', onTake, { signal })
  signal.addEventListener('abort', () => {
    unsubscribe()
    hint.remove()
  })
}
