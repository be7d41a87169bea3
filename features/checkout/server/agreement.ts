import { createHash } from 'node:crypto'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '#lib/config/locales.ts'
import type { PayRequest } from '../checkout-contract.ts'

/** Names the wording of the consent beside the button; an order keeps which one its buyer agreed to (S2 §9). */
const CONSENT_VERSION = 'renewal-2026-11'

/** What is agreed to beside the button (S2 §9). */
export type Agreement = {
  renewal: string
  consent: string
  /** What an order keeps of it: the words themselves are told by their digest. */
  record: PayRequest['consent']
}

const digestOf = (words: readonly string[]) =>
  createHash('sha256').update(words.join('\n')).digest('hex')

/** What a buyer of a language agrees to beside the button, as it is worded now. */
export const agreementIn = async (language: Locale): Promise<Agreement> => {
  const t = await getTranslations({ locale: language, namespace: 'checkout' })
  const [renewal, consent] = [t('renewal'), t('consent')]
  const record = { version: CONSENT_VERSION, language, digest: digestOf([renewal, consent]) }
  return { renewal, consent, record }
}
