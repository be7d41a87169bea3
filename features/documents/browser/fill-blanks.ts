import { dateFormat } from '#lib/util/date-format.ts'

/** What stands in the text for what a field holds; nothing while it is empty. A day is written in words. */
const written = ({ type, value, valueAsDate }: HTMLInputElement): string => {
  if (type !== 'date') return value.trim()
  const { lang } = document.documentElement
  return valueAsDate
    ? dateFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(valueAsDate)
    : ''
}

/** Writes what is typed into the fields of a part of the page at each place of the text that is called like the field; an empty one shows its example. */
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
