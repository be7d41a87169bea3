/** What stands in a form as one message: texts without outer white space, nothing where a field is empty. */
export const messageOf = (form: HTMLFormElement, id: string): Record<string, string | null> => {
  const fields = new FormData(form)
  const names = [...form.querySelectorAll<HTMLInputElement>('[name]')].map(({ name }) => name)
  const texts = names.map((name) => {
    const value = fields.get(name)
    // The end of a line is one character, as the form counts it.
    const text = typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : ''
    return [name, text || null] as const
  })
  return { ...Object.fromEntries(texts), id }
}
