import { messageHandler } from '#lib/server/posted/message-handler.ts'
import { contactAnswer, contactMessage } from '../contact-contract.ts'
import { answerContactRefused, answerContactStored } from './contact-answers.ts'
import { CONTACT_FIELDS } from './contact-fields.ts'

/** `POST /api/contact`: keeps a message of the contact page (S2 §2.2), for page script and for a plain form, whose answer is a page. */
export const contact = messageHandler({
  kind: { path: '/contact', limit: 'limitContact', message: contactMessage, stored: contactAnswer },
  form: {
    typed: CONTACT_FIELDS,
    fieldsOf: (typed) => {
      const optional = (name: 'company' | 'orderNumber') =>
        typed(name).trim() === '' ? null : typed(name)
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
