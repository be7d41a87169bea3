import { getTranslations } from 'next-intl/server'
import { SheetFan } from '#components/documents/sheet-fan.tsx'
import { Sheet } from '#components/documents/sheet.tsx'
import { DrawerClosing } from '#components/sections/drawer-closing.tsx'
import { QuestionSection } from '#components/sections/question-section.tsx'
import { CheckList } from '#components/ui/check-list.tsx'
import { Logo } from '#components/ui/logo.tsx'
import { marker } from '#components/ui/marker.tsx'
import { BRAND } from '#lib/config/brand.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { ProgrammeProps } from '../affiliate-props.ts'
import { deskLink } from '../desk-link.tsx'
import { programmeFigures, workedExample } from '../programme-figures.ts'
import { ApplyLink, applyLink } from './apply-link.tsx'
import { OfferLetter } from './offer-letter.tsx'

const QUESTIONS = ['who', 'visit', 'small', 'customers'] as const

/** The questions before applying. */
const ProgrammeQuestions = async ({
  locale,
  signUp,
}: Pick<ProgrammeProps, 'locale' | 'signUp'>) => {
  const t = await getTranslations({ locale, namespace: 'affiliateProgramme.questions' })
  const words = {
    ...programmeFigures(locale),
    ...workedExample(locale),
    apply: await applyLink({ locale, signUp }),
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

/** An example of a recommendation in a newsletter: a line of the affiliate's own, a banner of ours, and the note that it is paid. */
const OfferSample = async ({ locale }: { locale: Locale }) => {
  const [t, home, start] = await Promise.all([
    getTranslations({ locale, namespace: 'affiliateProgramme.sample' }),
    getTranslations({ locale, namespace: 'home.hero' }),
    getTranslations({ locale, namespace: 'start.banner' }),
  ])
  return (
    <div
      className="offer-sample lifted relative grid grid-cols-1 gap-2 rounded-sheet border border-line bg-paper text-small"
      aria-hidden="true"
    >
      <b>{t('title')}</b>
      <p>{t('text')}</p>
      <div className="offer-banner flex flex-wrap items-center gap-3 border border-line bg-sheet">
        <Logo name={BRAND.name} />
        <strong>{home.rich('title', { mark: marker })}</strong>
        <span>{start('action')}</span>
      </div>
      <small className="text-tiny text-ink-mute">{t('note')}</small>
    </div>
  )
}

/** The offer in one line and the way to take it; beside them what is recommended, and where. */
const OfferHero = async ({ locale, documents, signUp }: Omit<ProgrammeProps, 'agreement'>) => {
  const t = await getTranslations({ locale, namespace: 'affiliateProgramme' })
  const figures = programmeFigures(locale)
  const drawn = { words: documents, locale }
  return (
    <div className="container-page beside opening offer-hero">
      <div>
        <p className="font-medium text-ink-soft">{t('kicker')}</p>
        <h1 className="mt-4 long-title text-hero tracking-tight">
          {t.rich('title', { ...figures, mark: marker })}
        </h1>
        <p className="mt-6 max-w-read text-lead text-ink-soft">{t('lead')}</p>
        <ApplyLink {...{ locale, signUp }} className="mt-8" />
        <CheckList
          items={[t('points.price'), t('points.approval')]}
          className="mt-5 flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-soft"
        />
        <p className="mt-3 text-small">{t.rich('desk', { desk: deskLink(locale) })}</p>
      </div>
      <div className="offer-picture">
        <SheetFan
          front={<Sheet name="contract" {...drawn} />}
          start={<Sheet name="letter" {...drawn} />}
          end={<Sheet name="plan" {...drawn} />}
        />
        <OfferSample locale={locale} />
      </div>
    </div>
  )
}

/** Whoever has read to the end is asked once more, before the templates. */
const ProgrammeClosing = async ({ locale, signUp }: Pick<ProgrammeProps, 'locale' | 'signUp'>) => {
  const t = await getTranslations({ locale, namespace: 'affiliateProgramme.closing' })
  return (
    <DrawerClosing
      locale={locale}
      title={t('title')}
      text={t('text')}
      action={<ApplyLink {...{ locale, signUp }} />}
    />
  )
}

/** The programme for affiliates, written as an offer letter (S2 §2.2, §9 "Affiliate programme terms"). */
export const ProgrammeView = (props: ProgrammeProps) => (
  <>
    <div className="overflow-x-clip bg-desk">
      <OfferHero {...props} />
      <div className="container-page pb-section">
        <OfferLetter {...props} />
      </div>
    </div>
    <ProgrammeQuestions {...props} />
    <ProgrammeClosing {...props} />
  </>
)
