import { html } from 'hono/html'
import { NextRequest } from 'next/server'
import { contact } from '#features/contact/server/contact.ts'
import { answerFeedback } from '#features/feedback/server/answer-feedback.ts'
import { messages } from '#features/help/server/messages.ts'
import { cancel } from '#features/leaving/server/cancel.ts'
import { withdraw } from '#features/leaving/server/withdraw.ts'
import { uninstall } from '#features/uninstall/server/uninstall.ts'
import { sendPosted } from '#lib/browser/posted-form/send-posted.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import type { Locale } from '#lib/config/locales.ts'
import { answer, type Handle } from '#lib/server/answer/api-handler.ts'
import { readMessages } from '../../support/messages.ts'
import { SITE_URL } from '../../support/test-site.ts'
import { json } from '../../support/upstream-server.ts'
import {
  cameOf,
  faultSite,
  SECRETS,
  stands,
  type Came,
  type Failing,
  type FaultCall,
  type Seen,
} from '../fault-call.ts'
import { answerIn, withFetch } from '../replay.ts'

type Form = {
  /** Whose words it has, and what it is. */
  words: string
  what: string
  handle: Handle
  action: string
  upstream: 'events' | 'user'
  stored: object
  fields: Readonly<Record<string, string>>
  /** What script sends in their place. */
  message?: object
  /** What is answered is a page of its own. */
  isPage?: true
}

const ID = '6f1f4f5e-31f0-4c8e-9a53-0d1a4b1f8c11'

const { email, text } = SECRETS

const who = { name: text, email }

const FORMS: readonly Form[] = [
  {
    words: 'contact',
    what: 'a message of the contact page',
    handle: contact,
    action: API_PATHS.contact,
    upstream: 'events',
    stored: { status: 'stored', reference: 'CT-7K4M-92' },
    fields: { topic: 'billing', ...who, message: text, company: '', orderNumber: '' },
    message: { topic: 'billing', ...who, message: text, company: null, orderNumber: null },
    isPage: true,
  },
  {
    words: 'help',
    what: 'a message to the help',
    handle: messages,
    action: API_PATHS.messages,
    upstream: 'events',
    stored: { status: 'stored', reference: 'BB-7K4M-92' },
    fields: { ...who, message: text },
    message: { ...who, message: text },
    isPage: true,
  },
  {
    words: 'feedback',
    what: 'feedback',
    handle: answerFeedback,
    action: API_PATHS.feedback,
    upstream: 'events',
    stored: { status: 'stored' },
    fields: { rating: '4', message: text, affiliateId: '' },
    message: { rating: 4, message: text, affiliateId: null },
  },
  {
    words: 'uninstall',
    what: 'why the app was removed',
    handle: uninstall,
    action: API_PATHS.uninstall,
    upstream: 'events',
    stored: { status: 'stored' },
    fields: { reason: 'price', message: text },
    message: { system: null, reason: 'price', message: text },
    isPage: true,
  },
  {
    words: 'cancelSubscription',
    what: 'a cancellation',
    handle: cancel,
    action: API_PATHS.cancel,
    upstream: 'user',
    stored: { status: 'stored', reference: 'CW-7K4M-92', receivedAt: '2026-11-25T03:17:00.000Z' },
    fields: {
      way: 'ordinary',
      ...who,
      reason: '',
      orderNumber: '',
      wishedEnd: '',
      step: 'confirmed',
    },
    isPage: true,
  },
  {
    words: 'withdrawal',
    what: 'a withdrawal',
    handle: withdraw,
    action: API_PATHS.withdraw,
    upstream: 'user',
    stored: { status: 'stored', reference: 'CW-7K4M-92', receivedAt: '2026-11-25T03:17:00.000Z' },
    fields: { ...who, orderNumber: 'BB-0123456789', step: 'confirmed' },
    isPage: true,
  },
]

type Sent = { body: string; type: string }

const asking =
  ({ handle, action, upstream }: Form, encode: () => Promise<Sent>) =>
  async (failing: Failing) => {
    const made = faultSite(failing, { [`${upstream}ServiceUrl`]: failing.url })
    const { body, type } = await encode()
    const request = new NextRequest(`http://10.0.0.5:3000${action}`, {
      method: 'POST',
      headers: {
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': type,
        Referer: `${SITE_URL}/company/contact/`,
      },
      body,
    })
    return { came: await cameOf(await answer(handle, { request, site: made.site })), made }
  }

const asForm = async (fields: Readonly<Record<string, string>>): Promise<Sent> => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const encoded = new Response(form)
  return { type: encoded.headers.get('content-type') ?? '', body: await encoded.text() }
}

const STORED = stands('the number of the message, or the thanks')

const NOTICES = ['failed', 'limited'] as const

const seenByScript =
  ({ words, action }: Form) =>
  (came: Came) =>
    withFetch(came, async (): Promise<Seen> => {
      const { state } = await sendPosted(action, {})
      if (state === 'stored') return STORED
      // What is refused without a field of the form shows the notice of a failure.
      const notice = state === 'refused' ? 'failed' : state
      return {
        message: `${words}.notice.${notice}`,
        shows: 'over the form, with all that was typed',
      }
    })

/** Which notice stands in an answered page that has its form again. */
const noticeIn = async ({ words }: Form, { body, locale }: { body: string; locale: Locale }) => {
  const texts = await readMessages(locale, words)
  const escaped = async (notice = '-') => (await html`${notice}`).toString()
  const notices = await Promise.all(NOTICES.map((name) => escaped(texts.get(`notice.${name}`))))
  const said = NOTICES.find((_name, index) => body.includes(notices[index] ?? '-'))
  if (!said || !body.includes('<form')) throw new Error(`No notice of ${words} in the page`)
  return `${words}.notice.${said}`
}

const seenByForm =
  (form: Form, locale: Locale) =>
  async (came: Came): Promise<Seen> => {
    const { status, headers, body } = answerIn(came)
    const location = headers.get('location') ?? ''
    const state = NOTICES.find(
      (name) => location.endsWith(`#feedback-${name}`) || location.includes(`=${name}`),
    )
    if (state)
      return { message: `${form.words}.notice.${state}`, shows: 'over the form of its page' }
    if (status < 400) return STORED
    return {
      message: await noticeIn(form, { body, locale }),
      shows: 'a page with the form and all that was typed',
    }
  }

const byScript = (form: Form): FaultCall[] =>
  form.message
    ? [
        {
          upstream: form.upstream,
          what: `${form.what}, by script`,
          sound: json(201, form.stored),
          keeps: true,
          ask: asking(form, () =>
            Promise.resolve({
              type: 'application/json',
              body: JSON.stringify({ id: ID, language: 'en', ...form.message }),
            }),
          ),
          see: seenByScript(form),
        },
      ]
    : []

const byForm = (form: Form, locale: Locale): FaultCall => ({
  upstream: form.upstream,
  what: `${form.what}, without script`,
  sound: json(201, form.stored),
  keeps: true,
  ask: asking(form, () => asForm({ language: locale, ...form.fields })),
  see: seenByForm(form, locale),
})

/** What visitors write and send. */
export const MESSAGE_CALLS: readonly FaultCall[] = FORMS.flatMap((form) => [
  ...byScript(form),
  byForm(form, 'en'),
])

/** The forms that are answered by a page, in a language. */
export const pagesOfForms = (locale: Locale): readonly FaultCall[] =>
  FORMS.filter(({ isPage }) => isPage).map((form) => byForm(form, locale))
