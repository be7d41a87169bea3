import { getTranslations } from 'next-intl/server'
import { API_PATHS } from '#lib/config/api-paths.ts'
import type { Locale } from '#lib/config/locales.ts'
import { answerWords, refusedPage, storedPage } from '#lib/server/posted/answer-page.ts'
import type { AnswerField } from '#lib/server/posted/field-html.ts'
import { messageHandler, type Refusal } from '#lib/server/posted/message-handler.ts'
import type { ParsedForm } from '#lib/server/posted/read-posted-form.ts'
import { typedLine } from '#lib/util/typed-text.ts'
import { contactAnswer, contactMessage, type ContactMessage } from '../contact-contract.ts'
import { CONTACT_FIELDS, contactFields, type LineName } from './contact-fields.ts'

type Name = (typeof CONTACT_FIELDS)[number]

type Form = ParsedForm<ContactMessage, Name>

const ATTRIBUTES: Readonly<Record<LineName, string>> = {
  name: 'required autocomplete="name"',
  email: 'required autocomplete="email"',
  company: 'autocomplete="organization"',
  orderNumber: 'autocomplete="off"',
}

const fieldsOf = async (locale: Locale): Promise<(AnswerField & { name: Name })[]> => {
  const { topic, lines, message } = await contactFields(locale)
  return [
    {
      kind: 'choice',
      name: 'topic',
      label: topic.legend,
      wrong: topic.wrong,
      options: topic.options,
    },
    ...lines.map(
      (line) =>
        ({
          ...line,
          kind: 'line',
          type: line.name === 'email' ? 'email' : 'text',
          attributes: ATTRIBUTES[line.name],
        }) as const,
    ),
    { ...message, kind: 'lines', name: 'message', isRequired: true },
  ]
}

const wordsOf = async (locale: Locale) =>
  answerWords(await getTranslations({ locale, namespace: 'contact' }))

/** The page that gives a message sent without script its number. */
const answerContactStored = async (form: Form, reference: string): Promise<Response> =>
  storedPage({ form, words: await wordsOf(form.language), reference })

/** The page that shows the form again with all that was typed in it. */
const answerContactRefused = async (form: Form, refusal: Refusal): Promise<Response> =>
  refusedPage({
    form,
    refusal,
    words: await wordsOf(form.language),
    action: API_PATHS.contact,
    fields: await fieldsOf(form.language),
  })

/** `POST /api/contact`: keeps a message of the contact page (S2 §2.2), for page script and for a plain form, whose answer is a page. */
export const contact = messageHandler({
  kind: { path: '/contact', limit: 'limitContact', message: contactMessage, stored: contactAnswer },
  form: {
    typed: CONTACT_FIELDS,
    fieldsOf: (typed) => {
      const optional = (name: 'company' | 'orderNumber') => typedLine(typed(name)) || null
      return {
        topic: typed('topic'),
        name: typed('name'),
        email: typed('email'),
        company: optional('company'),
        orderNumber: optional('orderNumber'),
        message: typed('message'),
      }
    },
  },
  answerStored: (form, { reference }) => answerContactStored(form, reference),
  answerRefused: answerContactRefused,
})
