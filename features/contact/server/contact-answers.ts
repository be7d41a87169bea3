import { getTranslations } from 'next-intl/server'
import { API_PATHS } from '#lib/config/api-paths.ts'
import type { Locale } from '#lib/config/locales.ts'
import { answerWords, refusedPage, storedPage } from '#lib/server/posted/answer-page.ts'
import type { AnswerField } from '#lib/server/posted/field-html.ts'
import type { Refusal } from '#lib/server/posted/message-handler.ts'
import type { ParsedForm } from '#lib/server/posted/read-posted-form.ts'
import type { ContactMessage } from '../contact-contract.ts'
import { contactFields, type LineName, type CONTACT_FIELDS } from './contact-fields.ts'

type Name = (typeof CONTACT_FIELDS)[number]

type Form = ParsedForm<ContactMessage, Name>

const ATTRIBUTES: Readonly<Record<LineName, string>> = {
  name: ' required autocomplete="name"',
  email: ' required autocomplete="email"',
  company: ' autocomplete="organization"',
  orderNumber: ' autocomplete="off"',
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
export const answerContactStored = async (form: Form, reference: string): Promise<Response> =>
  storedPage({ form, words: await wordsOf(form.language), reference })

/** The page that shows the form again with all that was typed in it. */
export const answerContactRefused = async (form: Form, refusal: Refusal): Promise<Response> =>
  refusedPage({
    form,
    refusal,
    words: await wordsOf(form.language),
    action: API_PATHS.contact,
    fields: await fieldsOf(form.language),
  })
