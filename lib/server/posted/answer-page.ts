import { html } from 'hono/html'
import { BRAND } from '#lib/config/brand.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { AnswerPage } from '../answer/own-address.ts'
import { TOO_MANY_REQUESTS } from '../answer/too-many-requests.ts'
import { fieldHtml, type AnswerField, type Html } from './field-html.ts'
import { houseHeaders, housePage } from './house-page.ts'
import type { Refusal } from './message-handler.ts'
import type { ParsedForm } from './read-posted-form.ts'

/** A form as any kind of message has it. */
type AnyForm = Pick<ParsedForm<unknown, string>, 'language' | 'firstSent' | 'from' | 'zone'>

/** The words of every answer, in the language of the form. */
type AnswerWords = { back: string; home: string }

type Page = {
  form: Pick<AnyForm, 'language' | 'from'>
  words: AnswerWords
  title: string
  /** Stands under the title. */
  body: Html
  status: number
  headers?: Record<string, string>
}

/** A page that answers a form without script, in the house. */
export const pageResponse = async ({
  form: { language, from },
  words,
  title,
  body,
  status,
  headers = {},
}: Page): Promise<Response> => {
  const back = from === null ? words.home : words.back
  const content = await html`<div class="container-page section answer">
    <h1 class="text-display">${title}</h1>
    ${body}
    <p class="mt-8"><a href="${from ?? routePath('home', language)}" class="link">${back}</a></p>
  </div>`
  const named = await html`<title>${title} · ${BRAND.name}</title>`
  const answer = { language, title: named.toString(), body: content.toString() }
  const page = housePage(language, answer)
  return new AnswerPage(answer, {
    html: page.html,
    status,
    headers: { ...headers, ...houseHeaders(language, page.policy) },
  })
}

type StoredWords = AnswerWords & { title: string; reference: string; lead: string }

type Stored = { form: AnyForm; words: StoredWords; reference: string }

/** The page that says under which number a message is kept. */
export const storedPage = ({ form, words, reference }: Stored): Promise<Response> =>
  pageResponse({
    form,
    words,
    title: words.title,
    body: html`<p class="mt-4 text-lead">${words.reference}</p>
      <p class="mt-4 text-display" translate="no">${reference}</p>
      <p class="mt-4 max-w-read text-ink-soft">${words.lead}</p>`,
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
export const hidden = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`

/** The data that a page which answers a form posts again beside what was typed. */
export const carried = ({ language, firstSent, from, zone }: AnyForm): Html =>
  html`${hidden('language', language)}${hidden('firstSent', String(firstSent))}${from !== null && hidden('from', from)}${zone !== null && hidden('zone', zone)}`

const formHtml = <Message, Name extends string>({
  form,
  words,
  action,
  fields,
}: Again<Message, Name>) => {
  const shown = fields.map((field) => {
    const value = form.typed(field.name)
    return fieldHtml(field, { value, isWrong: form.wrong.includes(field.name) })
  })
  return html`<form
    method="post"
    action="${action}"
    enctype="multipart/form-data"
    novalidate
    class="mt-8 grid max-w-form gap-4"
  >
    ${carried(form)}${shown}<button type="submit" class="button button-primary">
      ${words.send}
    </button>
  </form>`
}

/** The page that shows a form again with all that was typed in it, because its visitor wants to change something. */
export const changePage = <Message, Name extends string>(
  answer: Again<Message, Name> & { title: string },
): Promise<Response> => pageResponse({ ...answer, body: formHtml(answer), status: 200 })

/** The page that shows a form again with all that was typed in it, and says why nothing was kept. */
export const refusedPage = <Message, Name extends string>(
  answer: Refused<Message, Name>,
): Promise<Response> => {
  const { form, words, refusal } = answer
  const page = { form, words, ...refusal }
  if (form.wrong.length > 0) {
    return pageResponse({ ...page, title: words.wrong, body: formHtml(answer) })
  }
  const notice = refusal.status === TOO_MANY_REQUESTS ? words.notice.limited : words.notice.failed
  const body = html`<p class="mt-4 max-w-read text-lead text-ink-soft">${notice}</p>
    ${formHtml(answer)}`
  return pageResponse({ ...page, title: words.failed, body })
}
