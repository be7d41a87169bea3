import { API_PATHS } from '#lib/config/api-paths.ts'
import { messageHandler } from '#lib/server/posted/message-handler.ts'
import type { ParsedForm } from '#lib/server/posted/read-posted-form.ts'
import { knownZone } from '#lib/util/known-zone.ts'
import { withdrawDeclaration, type WithdrawDeclaration } from '../leaving-contract.ts'
import { WITHDRAW_FIELDS, withdrawFields } from './leaving-fields.ts'
import { declarationKind, leavingAnswers } from './leaving-pages.ts'
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
  kind: declarationKind(withdrawDeclaration),
  form: {
    typed: WITHDRAW_FIELDS,
    fieldsOf: (typed, field) => ({
      kind: 'withdraw',
      orderNumber: typed('orderNumber'),
      name: typed('name'),
      email: typed('email'),
      zone: knownZone(field('zone')),
    }),
  },
  ...leavingAnswers(shown),
})
