import { isBusy } from './sign-up-machine.ts'
import { FIELD_NAMES, type Fault, type FieldName, type SignUpState } from './state.ts'

/** Stands in words for how long a visitor has to wait, which only an answer tells. */
export const WAIT_MARK = '{when}'

/** Stands in words for an e-mail address that only page script knows. */
export const ADDRESS_MARK = '{address}'

/** A text that stands on a label instead of the field's name. */
type LabelNote = Fault | 'exists' | 'limited'

/** The words that change while a sign-up goes on, in the page's language; a form has those of its fields. */
export type FormWords = {
  labels: Partial<Record<FieldName, string>>
  notes: Partial<Record<LabelNote, string>>
  /** The text of `limited` where the answer gave the time to wait; `WAIT_MARK` stands where "in 5 minutes" goes. */
  limitedUntil: string
  submit: string
  /** On the button while the account is being made. */
  creating: string
  /** "Did you mean …?" with `ADDRESS_MARK` where the address goes. */
  suggestion: string
  /** On the loading overlay while the visitor leaves for the web app; it has an ellipsis of its own. */
  handingOff: string
  /** Stamped on the card in the two seconds before. */
  ready: string
  /** The text of another failure, where the owner wants one (S1 §4.6). */
  failure?: { message: string; action: string } | undefined
}

const REFUSALS: Partial<Record<SignUpState['status'], LabelNote>> = {
  duplicate: 'exists',
  limited: 'limited',
}

/** The note in place of a field's name on its label, if any (S1 §4, §5). */
const noteOn = (
  field: FieldName,
  { status, faults }: Pick<SignUpState, 'status' | 'faults'>,
): LabelNote | undefined => faults[field] ?? (field === 'email' ? REFUSALS[status] : undefined)

/** The text of a note in a state. */
const noteText = (
  note: LabelNote,
  { state: { wait }, words }: { state: Pick<SignUpState, 'wait'>; words: FormWords },
): string =>
  note === 'limited' && wait
    ? words.limitedUntil.replace(WAIT_MARK, () => wait)
    : (words.notes[note] ?? '')

/** The text of a field's label in a state, and whether it says that something is wrong. */
export const labelOf = (
  field: FieldName,
  { state, words }: { state: SignUpState; words: FormWords },
): { label: string; hasError: boolean } => {
  const note = noteOn(field, state)
  const label = note ? noteText(note, { state, words }) : words.labels[field]
  return { label: label ?? '', hasError: note !== undefined }
}

/** The announcement of a state for screen readers: progress, else each fault once, else the address that may be meant. */
export const signUpAnnouncement = (state: SignUpState, words: FormWords): string => {
  if (isBusy(state)) return words.creating
  const notes = FIELD_NAMES.flatMap((field) => noteOn(field, state) ?? [])
  const texts = [...new Set(notes)].map((note) => noteText(note, { state, words }))
  const { suggestion } = state
  return (
    texts.join('. ') || (suggestion ? words.suggestion.replace(ADDRESS_MARK, () => suggestion) : '')
  )
}
