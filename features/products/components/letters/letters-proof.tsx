import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'

const ITEMS = ['businesses', 'countries', 'lawFirms'] as const

/** What is counted and needs no letter, all from the claims file. */
export const LettersProof = async ({ locale, claims }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'testimonials.proof' })
  return (
    <section aria-label={t('title')} className="border-y border-line bg-sheet">
      <ul className="container-page ledger">
        {ITEMS.map((item) => (
          <li key={item}>
            <strong>{t(`${item}.figure`, claims)}</strong>
            <span className="text-small text-ink-soft">{t(`${item}.text`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
