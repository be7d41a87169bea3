import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { BRAND } from '#lib/config/brand.ts'

const CLAUSES = ['read', 'lawyers', 'price', 'figures', 'leave'] as const

/** What the company holds to, written as what it sells: an agreement with numbered clauses, signed. */
export const Beliefs = async ({ locale }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'about.beliefs' })
  return (
    <section aria-labelledby="beliefs" className="bg-desk py-section">
      <div className="container-page">
        <div className="covenant">
          <h2 id="beliefs" className="text-display tracking-tight">
            {t('title')}
          </h2>
          <p className="mt-3 text-ink-mute">{t('between')}</p>
          <ol>
            {CLAUSES.map((clause) => (
              <li key={clause}>
                <h3>{t(`clauses.${clause}.title`)}</h3>
                <p>{t(`clauses.${clause}.text`)}</p>
              </li>
            ))}
          </ol>
          <p className="covenant-signed">
            <span className="signature" aria-hidden="true" />
            {t('signed', { company: BRAND.legalName })}
          </p>
        </div>
      </div>
    </section>
  )
}
