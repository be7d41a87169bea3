import { typedLines } from '#lib/util/typed-text.ts'

/** The content of a form as one message: texts as `typedLines` reads them, nothing where a field is empty. */
export const messageOf = (form: HTMLFormElement, id: string): Record<string, string | null> => {
  const fields = new FormData(form)
  const names = [...form.querySelectorAll<HTMLInputElement>('[name]')].map(({ name }) => name)
  const texts = names.map((name) => {
    const value = fields.get(name)
    return [name, (typeof value === 'string' && typedLines(value)) || null] as const
  })
  return { ...Object.fromEntries(texts), id }
}
