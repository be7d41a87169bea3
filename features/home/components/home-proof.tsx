import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'

const ITEMS = ['businesses', 'countries', 'downloads', 'signUps', 'lawFirms', 'trees'] as const

/** Six figures on a ruled strip, all from the claims file. */
export const HomeProof = async ({ locale, claims }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'home.proof' })
  return (
    <section aria-label={t('title')} className="border-y border-line bg-sheet">
      <ul className="container-page ledger">
        {ITEMS.map((item) => (
          <li key={item}>
            <strong>{t(`${item}.figure`, claims)}</strong>
            <span className="text-small text-ink-soft">{t(`${item}.text`, claims)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
