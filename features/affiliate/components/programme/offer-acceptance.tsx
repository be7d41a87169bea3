import { getTranslations } from 'next-intl/server'
import { BRAND } from '#lib/config/brand.ts'
import type { ProgrammeProps } from '../affiliate-props.ts'
import { programmeFigures } from '../programme-figures.ts'
import { ApplyLink } from './apply-link.tsx'

/** The end of the letter: how to begin, the line to sign on, and what holds for whoever does (S2 §9). */
export const OfferAcceptance = async ({ locale, agreement }: ProgrammeProps) => {
  const t = await getTranslations({ locale, namespace: 'affiliateProgramme.begin' })
  return (
    <section aria-labelledby="begin">
      <h2 id="begin">{t('title')}</h2>
      <p className="mt-3">{t('text', programmeFigures(locale))}</p>
      <p className="mt-6">{t('regards')}</p>
      <p className="font-serif font-semibold">{BRAND.name}</p>
      <div className="signature-line">
        <ApplyLink locale={locale} />
      </div>
      <p className="mt-3 text-small text-ink-soft">{t.rich('accept', { agreement })}</p>
    </section>
  )
}
