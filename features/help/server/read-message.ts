import { isLocale, type Locale } from '#lib/config/locales.ts'
import { fieldProblem, refusedFields } from '#lib/server/request/field-problem.ts'
import { formId } from '#lib/server/request/form-id.ts'
import { multipartFields } from '#lib/server/request/multipart-fields.ts'
import { entryPointSchema } from '#lib/util/entry-point.ts'
import { parseJson } from '#lib/util/parse-json.ts'
import { helpMessage, type HelpMessage } from '../help-contract.ts'

/** What a visitor types, as it came. */
type Typed = { email: string; name: string; message: string }

/** What can be wrong with a form that a visitor filled in; anything else did not come from the form. */
const TYPED = ['email', 'name', 'message'] as const

export type TypedField = (typeof TYPED)[number]

/** A form as the answer needs it, to be shown again. */
export type ReadForm = {
  language: Locale
  typed: Typed
  /** When it was first sent: the same words keep their id over every try. */
  firstSent: number
  /** Public path of the page that it stands on, where the browser said so. */
  from: string | null
  /** Nothing where something that was typed is wrong. */
  message: HelpMessage | null
  wrong: readonly TypedField[]
}

/** The message that page script sent; 422 where it breaks the contract. */
export const readScriptMessage = (body: string): HelpMessage => {
  const parsed = helpMessage.safeParse(parseJson(body))
  if (parsed.success) return parsed.data
  throw fieldProblem(refusedFields(parsed.error.issues))
}

const pathOfReferer = (headers: Headers, siteUrl: string) => {
  const url = URL.parse(headers.get('referer') ?? '')
  return url?.origin === new URL(siteUrl).origin ? url.pathname : null
}

const pagePath = (path: string | null): string | null =>
  path !== null && !path.startsWith('/api/') && entryPointSchema.safeParse(path).success
    ? path
    : null

/** A form that is shown again names the moment at which it was first sent. */
const momentOf = (text: string | null, now: number) =>
  text !== null && /^\d{1,15}$/.test(text) ? Math.min(Number(text), now) : now

const isTyped = (name: string): name is TypedField => TYPED.some((typed) => typed === name)

type Form = {
  /** The text of the body, multipart. */
  body: string
  headers: Headers
  now: number
  hashKey: string
  siteUrl: string
}

/** Reads a form that was posted without script; 422 where more is wrong than what a visitor types. */
export const readFormMessage = async ({ body, headers, ...site }: Form): Promise<ReadForm> => {
  const field = await multipartFields(body, headers)
  const language = field('language')
  // A form ends its lines with two characters, which are one to whoever types.
  const text = (name: TypedField) => (field(name) ?? '').replaceAll('\r\n', '\n')
  const typed = { email: text('email'), name: text('name'), message: text('message') }
  const firstSent = momentOf(field('firstSent'), site.now)
  const from = pagePath(field('from') ?? pathOfReferer(headers, site.siteUrl))
  const parsed = helpMessage.safeParse({
    ...typed,
    name: typed.name.trim() === '' ? null : typed.name,
    id: crypto.randomUUID(),
    language,
  })
  const refused = parsed.success ? [] : refusedFields(parsed.error.issues)
  const wrong = refused.filter(isTyped)
  if (!isLocale(language) || wrong.length < refused.length) throw fieldProblem(refused)
  const read = { language, typed, firstSent, from, wrong }
  if (!parsed.success) return { ...read, message: null }
  const { id: _random, ...message } = parsed.data
  const id = formId({ message, headers, now: firstSent, hashKey: site.hashKey })
  return { ...read, message: { ...message, id } }
}
