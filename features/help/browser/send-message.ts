import type { HelpNotice } from '../ids.ts'

const CREATED = 201
const TOO_MANY = 429
const REFUSED = 422

/** What became of a try. */
export type Outcome =
  | { state: 'stored'; reference: string }
  /** Names of the fields that the site does not take as they are. */
  | { state: 'refused'; fields: readonly string[] }
  | { state: HelpNotice }

const messageOf = (form: HTMLFormElement, id: string) => {
  const fields = new FormData(form)
  const text = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : ''
  }
  return {
    id,
    language: text('language'),
    email: text('email'),
    name: text('name') || null,
    message: text('message'),
  }
}

const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : []

const outcomeOf = async (answer: Response): Promise<Outcome> => {
  if (answer.status === TOO_MANY) return { state: 'limited' }
  if (answer.status !== CREATED && answer.status !== REFUSED) return { state: 'failed' }
  const body: unknown = await answer.json()
  if (typeof body !== 'object' || body === null) return { state: 'failed' }
  if (answer.status === REFUSED)
    return { state: 'refused', fields: namesIn(Reflect.get(body, 'fields')) }
  const reference: unknown = Reflect.get(body, 'reference')
  return typeof reference === 'string' ? { state: 'stored', reference } : { state: 'failed' }
}

/** Sends what stands in the form as one message; never throws. */
export const sendMessage = (form: HTMLFormElement, id: string): Promise<Outcome> =>
  fetch(form.action, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(messageOf(form, id)),
  })
    .then(outcomeOf)
    .catch((_unreachable: unknown) => ({ state: 'failed' }))
