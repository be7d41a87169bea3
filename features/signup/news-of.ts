import { ADDRESS_MARK } from './address-mark.ts'
import { isBusy } from './machine.ts'
import type { SignUpState } from './store.ts'
import { noteOn, noteText, type FormWords } from './words.ts'

const FIELDS = ['email', 'password', 'confirmPassword'] as const

/** What screen readers are told of a state: progress, else each fault once, else the address that may be meant. */
export const newsOf = (state: SignUpState, words: FormWords): string => {
  if (isBusy(state)) return words.creating
  const notes = FIELDS.flatMap((field) => noteOn(field, state) ?? [])
  const texts = [...new Set(notes)].map((note) => noteText(note, { state, words }))
  const { suggestion } = state
  return texts.join('. ') || (suggestion ? words.suggestion.replace(ADDRESS_MARK, suggestion) : '')
}
