import { getTranslations } from 'next-intl/server'
import { BRAND } from '#lib/config/brand.ts'
import type { ProgrammeProps } from '../affiliate-props.ts'
import { programmeFigures } from '../programme-figures.ts'
import { ApplyLink } from './apply-link.tsx'

/** The end of the letter: how to begin, our signature, the line for the other, and what holds for whoever signs there (S2 §9). */
export const OfferAcceptance = async ({ locale, agreement, documents }: ProgrammeProps) => {
  const t = await getTranslations({ locale, namespace: 'affiliateProgramme.begin' })
  return (
    <section aria-labelledby="begin" className="offer-columns">
      <div>
        <h2 id="begin">{t('title')}</h2>
        <p className="mt-3">{t('text', programmeFigures(locale))}</p>
        <p className="mt-6">{t('regards')}</p>
        <span className="signature offer-signature block" aria-hidden="true" />
        <p className="font-serif font-semibold">{BRAND.name}</p>
      </div>
      <div className="self-end">
        <div className="signature-line">
          <ApplyLink locale={locale} />
          <span className="flag-room" aria-hidden="true">
            <span className="flag">{documents.signHere}</span>
          </span>
        </div>
        <p className="mt-4 text-small text-ink-soft">{t.rich('accept', { agreement })}</p>
      </div>
    </section>
  )
}
