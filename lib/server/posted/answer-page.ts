import { hash } from 'node:crypto'
import { BRAND } from '#lib/config/brand.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { TOO_MANY_REQUESTS } from '../answer/too-many-requests.ts'
import { sheetFor } from '../page-cache/site-sheet.ts'
import { escapeHtml } from './escape-html.ts'
import { fieldHtml, type AnswerField } from './field-html.ts'
import type { Refusal } from './message-handler.ts'
import type { ParsedForm } from './read-posted-form.ts'

const policyFor = (sheet: string) =>
  `default-src 'none'; style-src 'sha256-${hash('sha256', sheet, 'base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

/** The site's own faces come with a page's markup and are not allowed here: those that stand in for them have their measures. */
const FACES = ':root{--font-headline:times-like;--font-text:sans-like}'

/** A form as any kind of message has it. */
type AnyForm = Pick<ParsedForm<unknown, string>, 'language' | 'firstSent' | 'from' | 'zone'>

/** What every answer says, finished in the language of the form. */
type AnswerWords = { back: string; home: string }

type Page = {
  form: Pick<AnyForm, 'language' | 'from'>
  words: AnswerWords
  title: string
  /** Markup under the title; every text in it is escaped. */
  body: string
  status: number
  headers?: Record<string, string>
}

/** A page that answers a form without script; it is nobody else's, so that no cache holds it. */
export const pageResponse = ({
  form,
  words,
  title,
  body,
  status,
  headers = {},
}: Page): Response => {
  const home = routePath('home', form.language)
  const back = form.from === null ? words.home : words.back
  const main = `<main class="container-page section max-w-read"><p class="font-semibold text-action">${BRAND.name}</p><h1 class="mt-4 text-display">${escapeHtml(title)}</h1>${body}<p class="mt-8"><a href="${escapeHtml(form.from ?? home)}" class="link">${escapeHtml(back)}</a></p></main>`
  const sheet = FACES + sheetFor(main)
  const html = `<!DOCTYPE html><html lang="${form.language}"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex"/><title>${escapeHtml(title)} · ${BRAND.name}</title><style>${sheet}</style></head><body>${main}</body></html>`
  return new Response(html, {
    status,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': form.language,
      'Content-Security-Policy': policyFor(sheet),
      'Cache-Control': 'no-store',
    },
  })
}

type StoredWords = AnswerWords & { title: string; reference: string; lead: string }

type Stored = { form: AnyForm; words: StoredWords; reference: string }

/** The page that says under which number a message is kept. */
export const storedPage = ({ form, words, reference }: Stored): Response =>
  pageResponse({
    form,
    words,
    title: words.title,
    body: `<p class="mt-4 text-lead">${escapeHtml(words.reference)}</p><p class="mt-4 text-display" translate="no">${escapeHtml(reference)}</p><p class="mt-4 max-w-read text-ink-soft">${escapeHtml(words.lead)}</p>`,
    status: 201,
  })

/** The words of a form that is shown again. */
export type RefusedWords = AnswerWords & {
  /** Headings: something typed is wrong, or nothing could be kept. */
  wrong: string
  failed: string
  notice: { limited: string; failed: string }
  send: string
}

type Key =
  | `page.${'back' | 'home' | 'wrong' | 'failed'}`
  | `done.${'heading' | 'reference' | 'lead'}`
  | `notice.${'limited' | 'failed'}`
  | 'send'

/** The words of both answers, from the messages of a kind of form, which have them at the same places. */
export const answerWords = (t: (key: Key) => string): StoredWords & RefusedWords => ({
  back: t('page.back'),
  home: t('page.home'),
  title: t('done.heading'),
  reference: t('done.reference'),
  lead: t('done.lead'),
  wrong: t('page.wrong'),
  failed: t('page.failed'),
  notice: { limited: t('notice.limited'), failed: t('notice.failed') },
  send: t('send'),
})

type Again<Message, Name extends string> = {
  form: ParsedForm<Message, Name>
  words: RefusedWords
  /** Path of the handler. */
  action: string
  fields: readonly (AnswerField & { name: Name })[]
}

type Refused<Message, Name extends string> = Again<Message, Name> & { refusal: Refusal }

/** A field that a visitor does not see. */
export const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}"/>`

/** What a page that answers a form knows of it beside what was typed, and hands on when it posts it again. */
export const carried = ({ language, firstSent, from, zone }: AnyForm): string =>
  [
    hidden('language', language),
    hidden('firstSent', String(firstSent)),
    from === null ? '' : hidden('from', from),
    zone === null ? '' : hidden('zone', zone),
  ].join('')

const formHtml = <Message, Name extends string>({
  form,
  words,
  action,
  fields,
}: Again<Message, Name>) => {
  const kept = [
    carried(form),
    ...fields.map((field) => {
      const value = form.typed(field.name)
      return fieldHtml(field, { value, isWrong: form.wrong.includes(field.name) })
    }),
  ]
  const send = `<button type="submit" class="button button-primary">${escapeHtml(words.send)}</button>`
  return `<form method="post" action="${action}" enctype="multipart/form-data" class="mt-8 grid max-w-form gap-4">${kept.join('')}${send}</form>`
}

/** The page that shows a form again with all that was typed in it, because its visitor wants to change something. */
export const changePage = <Message, Name extends string>(
  answer: Again<Message, Name> & { title: string },
): Response => pageResponse({ ...answer, body: formHtml(answer), status: 200 })

/** The page that shows a form again with all that was typed in it, and says why nothing was kept. */
export const refusedPage = <Message, Name extends string>(
  answer: Refused<Message, Name>,
): Response => {
  const { form, words, refusal } = answer
  const page = { form, words, ...refusal }
  if (form.wrong.length > 0) {
    return pageResponse({ ...page, title: words.wrong, body: formHtml(answer) })
  }
  const notice = refusal.status === TOO_MANY_REQUESTS ? words.notice.limited : words.notice.failed
  const said = `<p class="mt-4 max-w-read text-lead text-ink-soft">${escapeHtml(notice)}</p>`
  return pageResponse({ ...page, title: words.failed, body: said + formHtml(answer) })
}
