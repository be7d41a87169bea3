import { getTranslations } from 'next-intl/server'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { CheckList } from '#components/ui/check-list.tsx'
import { marker } from '#components/ui/marker.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import type { ProgrammeProps } from '../affiliate-props.ts'
import { programmeFigures } from '../programme-figures.ts'
import { OfferLetter } from './offer-letter.tsx'
import { OfferSample } from './offer-sample.tsx'
import { ProgrammeQuestions } from './programme-questions.tsx'

/** Beside the letter: the offer in one line and the way to take it, in view as long as the letter is. */
const OfferNote = async ({ locale, agreement }: ProgrammeProps) => {
  const t = await getTranslations({ locale, namespace: 'affiliateProgramme' })
  const figures = programmeFigures(locale)
  return (
    <div className="offer-note">
      <p className="font-medium text-ink-soft">{t('kicker')}</p>
      <h1 className="mt-3 tracking-tight">{t.rich('title', { ...figures, mark: marker })}</h1>
      <p className="mt-5 max-w-read text-lead text-ink-soft">{t('lead')}</p>
      <SiteLink to="contact" locale={locale} className={buttonClasses('primary', 'mt-7')}>
        {t('action')}
      </SiteLink>
      <p className="mt-4">{t.rich('read', { agreement })}</p>
      <CheckList
        items={[t('points.price'), t('points.approval')]}
        className="mt-4 grid gap-1 text-small text-ink-soft"
      />
      <OfferSample locale={locale} />
    </div>
  )
}

/** The programme for affiliates, written as an offer letter (S2 §2.2, §9 "Affiliate programme terms"). */
export const ProgrammeView = (props: ProgrammeProps) => (
  <>
    <div className="bg-desk">
      <div className="container-page offer">
        <OfferNote {...props} />
        <OfferLetter {...props} />
      </div>
    </div>
    <ProgrammeQuestions {...props} />
  </>
)
