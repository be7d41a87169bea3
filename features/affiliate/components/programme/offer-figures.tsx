import { getTranslations } from 'next-intl/server'
import { lineBreaks } from '#lib/i18n/line-breaks.ts'
import type { ProgrammeProps } from '../affiliate-props.ts'
import { programmeFigures } from '../programme-figures.ts'

const OTHERS = ['payout', 'months'] as const

/** The terms as figures, the commission above the others (S2 §9). */
export const OfferFigures = async ({ locale, claims }: ProgrammeProps) => {
  const t = await getTranslations({ locale, namespace: 'affiliateProgramme.offer' })
  const figures = programmeFigures(locale)
  return (
    <section aria-labelledby="offer">
      <h2 id="offer">{t('title')}</h2>
      <dl className="offer-figures">
        <div>
          <dt>{t('commission.name')}</dt>
          <dd>
            <strong>{figures.commission}</strong>
            {t('commission.text')}
          </dd>
        </div>
        {OTHERS.map((name) => (
          <div key={name}>
            <dt>{lineBreaks(t(`${name}.name`), locale)}</dt>
            <dd>
              <strong>{t(`${name}.figure`, figures)}</strong>
              {t(`${name}.text`)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6">{t('plans', claims)}</p>
    </section>
  )
}
