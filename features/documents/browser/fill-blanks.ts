import { dateFormat } from '#lib/util/date-format.ts'

/** The value of a field as the text shows it: a date written out, and nothing while the field is empty. */
const written = ({ type, value, valueAsDate }: HTMLInputElement): string => {
  if (type !== 'date') return value.trim()
  const { lang } = document.documentElement
  return valueAsDate
    ? dateFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(valueAsDate)
    : ''
}

/** Copies what is typed into each of these fields to the blanks of its name in the text; while a field is empty, they show their example. */
export const fillBlanks = (fields: Element): void => {
  const marks = [...document.querySelectorAll<HTMLElement>('[data-blank]')]
  const examples = new Map(marks.map((mark) => [mark, mark.textContent]))
  const fill = (field: HTMLInputElement) => {
    const words = written(field)
    for (const mark of marks.filter(({ dataset }) => dataset.blank === field.dataset.fills)) {
      mark.textContent = words || (examples.get(mark) ?? '')
      mark.toggleAttribute('data-filled', words !== '')
    }
  }
  fields.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) fill(target)
  })
  for (const field of fields.querySelectorAll('input')) fill(field)
}
