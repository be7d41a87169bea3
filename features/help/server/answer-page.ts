import { hash } from 'node:crypto'
import { getTranslations } from 'next-intl/server'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { BRAND } from '#lib/config/brand.ts'
import {
  EMAIL_MAX_LENGTH,
  HELP_MESSAGE_MAX_LENGTH,
  HELP_NAME_MAX_LENGTH,
} from '#lib/config/constants.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { SITE_SHEET } from '#lib/server/page-cache/site-sheet.ts'
import type { ReadForm, TypedField } from './read-message.ts'

type Answer = {
  form: ReadForm
  status: number
  /** Number of the message, where it is stored. */
  reference?: string
  headers?: Record<string, string>
}

type Words = Awaited<ReturnType<typeof wordsOf>>

const TOO_MANY = 429

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')

const POLICY = `default-src 'none'; style-src 'sha256-${hash('sha256', SITE_SHEET, 'base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

const wordsOf = async (locale: ReadForm['language']) => {
  const t = await getTranslations({ locale, namespace: 'help' })
  const max = numberFormat(locale).format(HELP_MESSAGE_MAX_LENGTH)
  return { t, messageWrong: t('message.wrong', { max }) }
}

const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escaped(value)}"/>`

/** A field as it was filled in, whose label says what is wrong with it. */
const fieldOf = ({ typed, wrong }: ReadForm, { t, messageWrong }: Words) => {
  const labels = {
    email: [t('email.label'), t('email.wrong')],
    name: [t('name.label'), t('name.wrong')],
    message: [t('message.label'), messageWrong],
  } as const
  return (name: TypedField, control: (value: string, attributes: string) => string) => {
    const isWrong = wrong.includes(name)
    const label = labels[name][isWrong ? 1 : 0]
    const attributes = `id="${name}" name="${name}"${isWrong ? ' aria-invalid="true"' : ''}`
    return `<div class="field"${isWrong ? ' data-invalid' : ''}><label for="${name}"><span>${escaped(label)}</span></label>${control(escaped(typed[name]), attributes)}</div>`
  }
}

const formOf = (form: ReadForm, words: Words): string => {
  const field = fieldOf(form, words)
  const email = field(
    'email',
    (value, its) =>
      `<input type="email" ${its} value="${value}" required autocomplete="email" maxlength="${EMAIL_MAX_LENGTH}"/>`,
  )
  const name = field(
    'name',
    (value, its) =>
      `<input type="text" ${its} value="${value}" autocomplete="name" maxlength="${HELP_NAME_MAX_LENGTH}"/>`,
  )
  const message = field(
    'message',
    // The first line end behind the tag is not part of the text.
    (value, its) =>
      `<textarea ${its} rows="6" required maxlength="${HELP_MESSAGE_MAX_LENGTH}">\n${value}</textarea>`,
  )
  const kept = [
    hidden('language', form.language),
    hidden('firstSent', String(form.firstSent)),
    form.from === null ? '' : hidden('from', form.from),
  ].join('')
  const send = `<button type="submit" class="button button-primary">${escaped(words.t('send'))}</button>`
  return `<form method="post" action="${API_PATHS.messages}" enctype="multipart/form-data" class="mt-8 grid max-w-form gap-4">${kept}${email}${name}${message}${send}</form>`
}

const failed = ({ form, status }: Answer, words: Words) => {
  const { t } = words
  if (form.wrong.length > 0) return { title: t('page.wrong'), body: formOf(form, words) }
  const notice = t(status === TOO_MANY ? 'notice.limited' : 'notice.failed')
  const said = `<p class="mt-4 max-w-read text-lead text-ink-soft">${escaped(notice)}</p>`
  return { title: t('page.failed'), body: said + formOf(form, words) }
}

const stored = (reference: string, { t }: Words) => ({
  title: t('done.heading'),
  body: `<p class="mt-4 text-lead">${escaped(t('done.reference'))}</p><p class="mt-4 text-display" translate="no">${escaped(reference)}</p><p class="mt-4 max-w-read text-ink-soft">${escaped(t('done.lead'))}</p>`,
})

/**
 * The page that answers a message sent without script: its number, or the form again with all that was typed in it. It is
 * nobody else's, so that no cache holds it.
 */
export const answerPage = async (answer: Answer): Promise<Response> => {
  const { form, status, reference, headers = {} } = answer
  const words = await wordsOf(form.language)
  const { title, body } = reference === undefined ? failed(answer, words) : stored(reference, words)
  const home = routePath('home', form.language)
  const back = words.t(form.from === null ? 'page.home' : 'page.back')
  const html = `<!DOCTYPE html><html lang="${form.language}"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex"/><title>${escaped(title)} · ${BRAND.name}</title><style>${SITE_SHEET}</style></head><body><main class="container-page section"><h1 class="text-display">${escaped(title)}</h1>${body}<p class="mt-8"><a href="${escaped(form.from ?? home)}" class="link">${escaped(back)}</a></p></main></body></html>`
  return new Response(html, {
    status,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': form.language,
      'Content-Security-Policy': POLICY,
      'Cache-Control': 'no-store',
    },
  })
}
