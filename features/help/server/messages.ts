import { getTranslations } from 'next-intl/server'
import {
  HELP_MESSAGE_MAX_LENGTH,
  HELP_NAME_MAX_LENGTH,
  helpAnswer,
  helpMessage,
  type HelpMessage,
} from '#features/help/help-contract.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { EMAIL_MAX_LENGTH } from '#lib/config/constants.ts'
import type { Locale } from '#lib/config/locales.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { answerWords, refusedPage, storedPage } from '#lib/server/posted/answer-page.ts'
import { messageHandler, type Refusal } from '#lib/server/posted/message-handler.ts'
import type { ParsedForm } from '#lib/server/posted/read-posted-form.ts'
import { typedLine } from '#lib/util/typed-text.ts'

/** The fields that a visitor can fill in wrongly. */
const HELP_FIELDS = ['email', 'name', 'message'] as const

type Form = ParsedForm<HelpMessage, (typeof HELP_FIELDS)[number]>

const wordsOf = async (locale: Locale) =>
  answerWords(await getTranslations({ locale, namespace: 'help' }))

const fieldsOf = async (locale: Locale) => {
  const t = await getTranslations({ locale, namespace: 'help' })
  const max = numberFormat(locale).format(HELP_MESSAGE_MAX_LENGTH)
  return [
    {
      kind: 'line',
      name: 'email',
      type: 'email',
      label: t('email.label'),
      wrong: t('email.wrong'),
      maxLength: EMAIL_MAX_LENGTH,
      attributes: 'required autocomplete="email"',
    },
    {
      kind: 'line',
      name: 'name',
      type: 'text',
      label: t('name.label'),
      wrong: t('name.wrong'),
      maxLength: HELP_NAME_MAX_LENGTH,
      attributes: 'autocomplete="name"',
    },
    {
      kind: 'lines',
      name: 'message',
      label: t('message.label'),
      wrong: t('message.wrong', { max }),
      maxLength: HELP_MESSAGE_MAX_LENGTH,
      isRequired: true,
    },
  ] as const
}

/** The page that gives a message sent without script its number. */
const answerHelpStored = async (form: Form, reference: string): Promise<Response> =>
  storedPage({ form, words: await wordsOf(form.language), reference })

/** The page that shows the form again with all that was typed in it. */
const answerHelpRefused = async (form: Form, refusal: Refusal): Promise<Response> =>
  refusedPage({
    form,
    refusal,
    words: await wordsOf(form.language),
    action: API_PATHS.messages,
    fields: await fieldsOf(form.language),
  })

/** `POST /api/messages`: keeps a message to the help (S2 §2.8), for page script and for a plain form, whose answer is a page. */
export const messages = messageHandler({
  kind: { path: '/messages', limit: 'limitMessages', message: helpMessage, stored: helpAnswer },
  form: {
    typed: HELP_FIELDS,
    fieldsOf: (typed) => ({
      email: typed('email'),
      name: typedLine(typed('name')) || null,
      message: typed('message'),
    }),
  },
  answerStored: (form, { reference }) => answerHelpStored(form, reference),
  answerRefused: answerHelpRefused,
})
