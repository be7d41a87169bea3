import { getTranslations } from 'next-intl/server'
import { ContractSheet } from '#components/documents/contract-sheet.tsx'
import { LetterSheet } from '#components/documents/letter-sheet.tsx'
import type { Locale } from '#lib/config/locales.ts'
import type { WideLetter } from '../../letters.ts'

const CLAUSES = ['work', 'price', 'defects', 'insurance'] as const

type Props = { title: string; locale: Locale }

const AgreementSheet = async ({ title, locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'testimonials.sheets.agreement' })
  const clauses = CLAUSES.map((name) => ({
    name: t(`clauses.${name}.name`),
    text: t(`clauses.${name}.text`),
  }))
  const signatures = [t('signatures.first'), t('signatures.second')]
  return <ContractSheet words={{ title, note: t('note'), clauses, signatures }} />
}

const ReminderSheet = async ({ title, locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'testimonials.sheets.reminder' })
  const paragraphs = [t('open'), t('date'), t('crossed')]
  return (
    <LetterSheet words={{ title, greeting: t('greeting'), paragraphs, closing: t('closing') }} />
  )
}

const SHEETS = { roofer: AgreementSheet, translator: ReminderSheet } as const

/** The document that a letter over the whole width is about, written as its writer would have filled it in (S2 §2.2). */
export const WrittenSheet = ({ letter, ...props }: Props & { letter: WideLetter }) => {
  const Written = SHEETS[letter]
  return <Written {...props} />
}
