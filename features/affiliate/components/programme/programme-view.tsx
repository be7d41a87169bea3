import { getTranslations } from 'next-intl/server'
import { QuestionSection } from '#components/sections/question-section.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { CheckList } from '#components/ui/check-list.tsx'
import { Logo } from '#components/ui/logo.tsx'
import { marker } from '#components/ui/marker.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { BRAND } from '#lib/config/brand.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { ProgrammeProps } from '../affiliate-props.ts'
import { deskLink } from '../desk-link.tsx'
import { linkTo } from '../link-to.tsx'
import { programmeFigures, workedExample } from '../programme-figures.ts'
import { OfferLetter } from './offer-letter.tsx'

const QUESTIONS = ['who', 'visit', 'small', 'end', 'customers'] as const

/** What is asked before applying. */
const ProgrammeQuestions = async ({ locale, agreement }: ProgrammeProps) => {
  const t = await getTranslations({ locale, namespace: 'affiliateProgramme.questions' })
  const words = {
    ...programmeFigures(locale),
    ...workedExample(locale),
    agreement,
    contact: linkTo('contact', locale),
  }
  return (
    <QuestionSection
      title={t('title')}
      questions={QUESTIONS.map((name) => ({
        name,
        question: t(`${name}.question`),
        answer: t.rich(`${name}.answer`, words),
      }))}
    />
  )
}

/** How a recommendation may look in a newsletter: a line of the affiliate's own, a banner of ours, and the word that it is paid. */
const OfferSample = async ({ locale }: { locale: Locale }) => {
  const [t, home, start] = await Promise.all([
    getTranslations({ locale, namespace: 'affiliateProgramme.sample' }),
    getTranslations({ locale, namespace: 'home.hero' }),
    getTranslations({ locale, namespace: 'start.banner' }),
  ])
  return (
    <div className="offer-sample" aria-hidden="true">
      <b>{t('title')}</b>
      <p>{t('text')}</p>
      <div className="offer-banner">
        <Logo name={BRAND.name} />
        <strong>{home.rich('title', { mark: marker })}</strong>
        <span>{start('action')}</span>
      </div>
      <small>{t('note')}</small>
    </div>
  )
}

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
      <p className="mt-1">{t.rich('desk', { desk: deskLink(locale) })}</p>
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
