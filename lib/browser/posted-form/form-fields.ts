import { addressIn } from '#lib/util/email-address.ts'
import { typedLine } from '#lib/util/typed-text.ts'

/** A field that a visitor fills in. */
export type FormField = HTMLInputElement | HTMLTextAreaElement

/** The fields of a form that a visitor fills in. */
export const fieldsOf = (form: HTMLFormElement): FormField[] => [
  ...form.querySelectorAll<FormField>('input:not([type=hidden]),textarea'),
]

/** The label of a field: the legend for one choice of several. */
const labelOf = (field: FormField) =>
  field.type === 'radio'
    ? field.closest('fieldset')?.querySelector<HTMLElement>('legend span')
    : field.labels?.[0]?.querySelector('span')

/** Marks a field as wrong or right again: its label says what is wrong (S2 §5). */
export const markField = (field: FormField, isWrong: boolean): void => {
  const { wrong = '' } = field.dataset
  const label = labelOf(field)
  if (label) {
    const { own = label.textContent } = label.dataset
    label.dataset.own = own
    label.textContent = isWrong ? wrong : own
  }
  field.closest('.field,fieldset')?.toggleAttribute('data-invalid', isWrong)
  // One choice of several cannot be wrong by itself.
  if (field.type === 'radio') return
  if (isWrong) field.setAttribute('aria-invalid', 'true')
  else field.removeAttribute('aria-invalid')
}

/** True if a browser would not send the field, except fields that nobody sees and addresses that the browser refuses and we accept. */
export const isWrong = ({ type, validity, required, value }: FormField): boolean => {
  if (typedLine(value) === '') return required || !validity.valid
  return type === 'email' ? addressIn(value) === undefined : !validity.valid
}
