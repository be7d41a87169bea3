import { getTranslations } from 'next-intl/server'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { messageHandler } from '#lib/server/posted/message-handler.ts'
import type { ParsedForm } from '#lib/server/posted/read-posted-form.ts'
import { knownZone } from '#lib/util/known-zone.ts'
import { typedLines } from '#lib/util/typed-text.ts'
import { cancelDeclaration, type CancelDeclaration } from '../leaving-contract.ts'
import { CANCEL_FIELDS, cancelFields } from './leaving-fields.ts'
import { declarationKind, leavingAnswers } from './leaving-pages.ts'
import { leavingWords } from './leaving-words.ts'

type Form = ParsedForm<CancelDeclaration, (typeof CANCEL_FIELDS)[number]>

const action = API_PATHS.cancel

const shown = async (form: Form) => {
  const t = await getTranslations({ locale: form.language, namespace: 'cancelSubscription.review' })
  return {
    form,
    action,
    fields: await cancelFields(form.language),
    words: {
      ...(await leavingWords(form.language, 'cancelSubscription')),
      soonest: t('soonest'),
    },
  }
}

/** `POST /api/cancel`: a subscription is cancelled in two steps, without logging in (§ 312k BGB); both are answered with a page. */
export const cancel = messageHandler({
  kind: declarationKind(cancelDeclaration),
  form: {
    typed: CANCEL_FIELDS,
    fieldsOf: (typed, field) => {
      const optional = (name: 'reason' | 'orderNumber' | 'wishedEnd') =>
        typedLines(typed(name)) || null
      return {
        kind: 'cancel',
        way: typed('way'),
        reason: optional('reason'),
        name: typed('name'),
        email: typed('email'),
        orderNumber: optional('orderNumber'),
        wishedEnd: optional('wishedEnd'),
        zone: knownZone(field('zone')),
      }
    },
  },
  ...leavingAnswers(shown),
})
