import { createHmac } from 'node:crypto'
import type * as z from 'zod/mini'
import { isLocale, type Locale } from '#lib/config/locales.ts'
import { entryPointSchema } from '#lib/util/entry-point.ts'
import { presentKey } from '#lib/util/keys-in.ts'
import { knownZone } from '#lib/util/known-zone.ts'
import { fieldProblem, refusedFields } from '../request/field-problem.ts'
import { multipartFields, type ReadField } from '../request/multipart-fields.ts'
import type { PostedMessage } from './message-kind.ts'

const WINDOW_MS = 600_000

type Form = {
  /** The message without its id. */
  message: object
  headers: Headers
  /** Milliseconds since the epoch. */
  now: number
  /** A secret of the site (`Site.hashKey`). */
  hashKey: string
}

/** The id of a message whose form was posted without script: the same words from the same browser within ten minutes are one message. */
const formId = ({ message, headers, now, hashKey }: Form): string => {
  const browser = ['user-agent', 'accept-language', 'x-forwarded-for'].map((name) =>
    headers.get(name),
  )
  const hash = createHmac('sha256', presentKey(hashKey))
    .update(JSON.stringify([message, browser, Math.floor(now / WINDOW_MS)]))
    .digest('hex')
  // As a random UUID is written.
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
}

/** The rules by which a form without script becomes a message. */
export type FormShape<Message, Name extends string> = {
  message: z.ZodMiniType<Message>
  /** The fields that a visitor can have mistyped; any other fault did not come from the form. */
  typed: readonly Name[]
  /** The fields of the message without its id and language, out of what was typed and of fields that were not. */
  fieldsOf: (typed: (name: Name) => string, field: ReadField) => object
}

/** The buttons of the page on which a form of two steps is shown once more: it is to count, or to be changed. */
const SECOND_STEPS = ['confirmed', 'change'] as const

/** A form as its answer needs it, to be shown again. */
export type ParsedForm<Message, Name extends string> = {
  language: Locale
  /** The text of a field as it came. */
  typed: (name: Name) => string
  /** The time of the first try: the same words keep their id over every try. */
  firstSent: number
  /** Public path of the page that it stands on, where the browser said so. */
  from: string | null
  /** `null` where it comes from the form itself. */
  step: (typeof SECOND_STEPS)[number] | null
  /** The visitor's time zone by its IANA name, where page script declared it. */
  zone: string | null
  /** Nothing where something that was typed is wrong. */
  message: Message | null
  wrong: readonly Name[]
}

const NO_ID = '00000000-0000-0000-0000-000000000000'

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

/** Reads a form that was posted without script; 422 where more is wrong than what a visitor types. */
export const readPostedForm = async <Message extends object, Name extends string>(
  { body, request: { headers }, site }: PostedMessage,
  shape: FormShape<Message, Name>,
): Promise<ParsedForm<Message, Name>> => {
  const field = await multipartFields(body, headers)
  const language = field('language')
  // A form ends its lines with two characters, which are one to whoever types.
  const typed = (name: Name) => (field(name) ?? '').replaceAll('\r\n', '\n')
  const fields = { ...shape.fieldsOf(typed, field), language }
  const parsed = shape.message.safeParse({ ...fields, id: NO_ID })
  const refused = parsed.success ? [] : refusedFields(parsed.error.issues)
  const wrong = shape.typed.filter((name) => refused.includes(name))
  if (!isLocale(language) || wrong.length < refused.length) throw fieldProblem(refused)
  const firstSent = momentOf(field('firstSent'), Date.now())
  const from = pagePath(field('from') ?? pathOfReferer(headers, site.siteUrl))
  const step = SECOND_STEPS.find((known) => known === field('step')) ?? null
  const read = { language, typed, firstSent, from, step, zone: knownZone(field('zone')), wrong }
  if (!parsed.success) return { ...read, message: null }
  const words = { message: parsed.data, headers, now: firstSent, hashKey: site.hashKey }
  return { ...read, message: shape.message.parse({ ...fields, id: formId(words) }) }
}
