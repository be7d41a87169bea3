/** A field that a visitor fills in. */
export type Field = HTMLInputElement | HTMLTextAreaElement

/** The fields of a form that a visitor fills in. */
export const fieldsOf = (form: HTMLFormElement): Field[] => [
  ...form.querySelectorAll<Field>('input:not([type=hidden]),textarea'),
]

/** Marks a field as wrong or right again: its label says what is wrong (S2 §5). */
export const markField = (field: Field, isWrong: boolean): void => {
  const { wrong = '' } = field.dataset
  const label = field.labels?.[0]?.querySelector('span')
  if (label) {
    const { own = label.textContent } = label.dataset
    label.dataset.own = own
    label.textContent = isWrong ? wrong : own
  }
  field.closest('.field')?.toggleAttribute('data-invalid', isWrong)
  if (isWrong) field.setAttribute('aria-invalid', 'true')
  else field.removeAttribute('aria-invalid')
}

/** What a browser would not send, and what is only white space. */
export const isWrong = ({ validity, required, value }: Field): boolean =>
  !validity.valid || (required && value.trim() === '')
