import { getTranslations } from 'next-intl/server'
import { BRAND } from '#lib/config/brand.ts'
import type { ProgrammeProps } from '../affiliate-props.ts'
import { OfferAcceptance } from './offer-acceptance.tsx'
import { OfferExample } from './offer-example.tsx'
import { OfferFigures } from './offer-figures.tsx'
import { OfferRules } from './offer-rules.tsx'
import { OfferSteps } from './offer-steps.tsx'

/** The letter, from its head to its enclosures. */
export const OfferLetter = async (props: ProgrammeProps) => {
  const t = await getTranslations({ locale: props.locale, namespace: 'affiliateProgramme.letter' })
  return (
    <div className="offer-letter">
      <p className="offer-head">
        <strong>{BRAND.name}</strong>
        <span>{t('from', { company: BRAND.legalName })}</span>
      </p>
      <p className="mt-8 text-small text-ink-soft">{t('to')}</p>
      <p className="font-semibold">{t('subject')}</p>
      <p className="mt-8">{t('greeting')}</p>
      <p className="mt-3">{t('opening')}</p>
      <OfferFigures {...props} />
      <OfferSteps {...props} />
      <OfferExample {...props} />
      <OfferRules {...props} />
      <OfferAcceptance {...props} />
    </div>
  )
}
