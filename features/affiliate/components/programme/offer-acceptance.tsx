import { getTranslations } from 'next-intl/server'
import { BRAND } from '#lib/config/brand.ts'
import type { ProgrammeProps } from '../affiliate-props.ts'
import { ApplyLink } from './apply-link.tsx'

/** The end of the letter: how to begin, our signature, the line for the other, and what holds for whoever signs there (S2 §9). */
export const OfferAcceptance = async ({ locale, agreement, documents, signUp }: ProgrammeProps) => {
  const t = await getTranslations({ locale, namespace: 'affiliateProgramme.begin' })
  return (
    <section aria-labelledby="begin">
      <h2 id="begin">{t('title')}</h2>
      <p className="offer-words mt-4">{t('text')}</p>
      <div className="beside offer-columns mt-8">
        <div>
          <p>{t('regards')}</p>
          <span className="signature offer-signature block" aria-hidden="true" />
          <p className="font-serif font-semibold">{BRAND.name}</p>
        </div>
        <div>
          <div className="signature-line">
            <ApplyLink {...{ locale, signUp }} />
            <span className="flag-room" aria-hidden="true">
              <span className="flag">{documents.signHere}</span>
            </span>
          </div>
          <p className="mt-4 text-small text-ink-soft">{t.rich('accept', { agreement })}</p>
        </div>
      </div>
    </section>
  )
}
