import { createHash } from 'node:crypto'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '#lib/config/locales.ts'
import type { PayRequest } from '../checkout-contract.ts'

/** Names the wording of the consent beside the button; an order keeps which one its buyer agreed to (S2 §9). */
const CONSENT_VERSION = 'order-2026-11'

/** What is agreed to beside the button (S2 §9). */
export type Agreement = {
  renewal: string
  consent: string
  /** What consumers are told of their right to withdraw, where the words of the link stand as the others do. */
  withdrawal: string
  /** What an order keeps of it: the words themselves are told by their digest. */
  record: PayRequest['consent']
}

const digestOf = (words: readonly string[]) =>
  createHash('sha256').update(words.join('\n')).digest('hex')

/** What a buyer of a language agrees to beside the button, as it is worded now. */
export const agreementIn = async (language: Locale): Promise<Agreement> => {
  const t = await getTranslations({ locale: language, namespace: 'checkout' })
  const [renewal, consent] = [t('renewal'), t('consent')]
  const withdrawal = t.markup('withdrawal', { link: (words) => words })
  const digest = digestOf([renewal, consent, withdrawal])
  return { renewal, consent, withdrawal, record: { version: CONSENT_VERSION, language, digest } }
}
