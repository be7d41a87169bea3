import { API_PATHS } from '#lib/config/api-paths.ts'
import { changePage, refusedPage } from '#lib/server/posted/answer-page.ts'
import { messageHandler } from '#lib/server/posted/message-handler.ts'
import type { ParsedForm } from '#lib/server/posted/read-posted-form.ts'
import {
  declarationAnswer,
  withdrawDeclaration,
  type WithdrawDeclaration,
} from '../leaving-contract.ts'
import { WITHDRAW_FIELDS, withdrawFields } from './leaving-fields.ts'
import { receivedPage, reviewPage } from './leaving-pages.ts'
import { leavingWords } from './leaving-words.ts'

type Form = ParsedForm<WithdrawDeclaration, (typeof WITHDRAW_FIELDS)[number]>

const action = API_PATHS.withdraw

const shown = async (form: Form) => ({
  form,
  action,
  fields: await withdrawFields(form.language),
  // It asks for no day.
  words: { ...(await leavingWords(form.language, 'withdrawal')), soonest: '' },
})

/** `POST /api/withdraw`: an order is withdrawn from in two steps (directive 2011/83/EU, article 11a); both are answered with a page. */
export const withdraw = messageHandler({
  kind: {
    service: 'user',
    path: '/declaration',
    limit: 'limitLeaving',
    message: withdrawDeclaration,
    stored: declarationAnswer,
  },
  form: {
    typed: WITHDRAW_FIELDS,
    fieldsOf: (typed) => ({
      kind: 'withdraw',
      orderNumber: typed('orderNumber'),
      name: typed('name'),
      email: typed('email'),
    }),
  },
  secondStep: {
    review: async (form) => reviewPage(await shown(form)),
    change: async (form) => {
      const known = await shown(form)
      return changePage({ ...known, title: known.words.review.form })
    },
  },
  answerStored: async (form, answer) => receivedPage({ ...(await shown(form)), answer }),
  answerRefused: async (form, refusal) => refusedPage({ ...(await shown(form)), refusal }),
})
