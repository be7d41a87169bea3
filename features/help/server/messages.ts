import { messageHandler } from '#lib/server/posted/message-handler.ts'
import { helpAnswer, helpMessage } from '../help-contract.ts'
import { answerHelpRefused, answerHelpStored, HELP_FIELDS } from './help-answers.ts'

/** `POST /api/messages`: keeps a message to the help (S2 §2.8), for page script and for a plain form, whose answer is a page. */
export const messages = messageHandler({
  kind: { path: '/messages', limit: 'limitMessages', message: helpMessage, stored: helpAnswer },
  form: {
    typed: HELP_FIELDS,
    fieldsOf: (typed) => ({
      email: typed('email'),
      name: typed('name').trim() === '' ? null : typed('name'),
      message: typed('message'),
    }),
  },
  answerStored: (form, { reference }) => answerHelpStored(form, reference),
  answerRefused: answerHelpRefused,
})
