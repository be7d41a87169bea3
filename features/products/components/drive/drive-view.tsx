import { getTranslations } from 'next-intl/server'
import { Sheet } from '#components/documents/sheet.tsx'
import { QuestionSection } from '#components/sections/question-section.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { CheckList } from '#components/ui/check-list.tsx'
import { marker } from '#components/ui/marker.tsx'
import { PlansLink } from '#components/ui/plans-link.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { HAS_INSTALLERS, installersNote } from '#lib/i18n/installers.ts'
import { PriceTag } from '../price-tag.tsx'
import { DriveScreen } from './drive-screen.tsx'
import { DriveTiers } from './drive-tiers.tsx'
import { DriveTrades } from './drive-trades.tsx'

const INCLUDED = ['library', 'drive', 'tools', 'apps', 'support'] as const

/** The price of the drive: a plan of which it is a part (S2 §9). */
export const DriveCost = async ({ locale, claims }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'drive.cost' })
  const note = await installersNote(locale)
  return (
    <section aria-labelledby="cost" className="container-page cost-page py-section">
      <PriceTag locale={locale} />
      <div>
        <SectionHeading id="cost" title={t('title')} lead={t('lead')} />
        <CheckList
          items={INCLUDED.map((item) => t(`included.${item}`, { ...claims, soon: note.name }))}
          className="mt-6 grid gap-2"
        />
        <PlansLink locale={locale} className="link mt-6 inline-block" />
      </div>
    </section>
  )
}

/** The last words, on a folder that has its first page. */
const DriveClosing = async ({ locale, documents, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'drive' })
  const coming = await getTranslations({ locale, namespace: 'download.coming' })
  return (
    <section aria-labelledby="closing" className="folder-closing">
      <div className="container-page">
        <span className="folder-tab" aria-hidden="true">
          {t('closing.tab')}
        </span>
        <div className="folder-front">
          <h2 id="closing" className="text-display tracking-tight">
            {t('closing.title')}
          </h2>
          <p className="mt-3 max-w-read text-lead">{t('closing.text')}</p>
          <div className="mt-8 flex flex-wrap items-center gap-3">
            {signUp({ className: buttonClasses('primary'), children: t('action') })}
            <SiteLink to="documentManagement" locale={locale} className={buttonClasses('text')}>
              {t('closing.life')}
            </SiteLink>
            <SiteLink to="download" locale={locale} className={buttonClasses('text')}>
              {HAS_INSTALLERS ? t('closing.download') : coming('link')}
            </SiteLink>
          </div>
          <div aria-hidden="true">
            <Sheet name="invoice" words={documents} locale={locale} />
          </div>
        </div>
      </div>
    </section>
  )
}

/** The promise above one large screen of the drive. */
const DriveHero = async ({ locale, documents, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'drive' })
  const note = await installersNote(locale)
  return (
    <section className="drive-hero">
      <div className="container-page beside product-opening">
        <div>
          <p className="font-medium text-ink-soft">{t('hero.kicker')}</p>
          <h1 className="mt-4 text-hero tracking-tight text-wrap">
            {t.rich('hero.title', { mark: marker })}
          </h1>
        </div>
        <div>
          <p className="text-lead text-ink-soft">{t('hero.lead')}</p>
          <div className="mt-6">
            {signUp({ className: buttonClasses('primary'), children: t('action') })}
          </div>
          <CheckList
            items={[t('hero.points.card'), t('hero.points.apps', { soon: note.name })]}
            className="mt-5 flex flex-wrap gap-x-6 text-small text-ink-soft"
          />
        </div>
      </div>
      <DriveScreen locale={locale} documents={documents} />
    </section>
  )
}

const QUESTIONS = ['free', 'formats', 'devices', 'leaving'] as const

/** Visitors' questions about keeping their files here. */
const DriveQuestions = async ({ locale }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'drive.questions' })
  const note = await installersNote(locale)
  return (
    <div className="bg-desk">
      <QuestionSection
        title={t('title')}
        questions={QUESTIONS.map((name) => ({
          name,
          question: t(`items.${name}.question`),
          answer: t(`items.${name}.answer`) + (name === 'devices' ? note.text : ''),
        }))}
      />
    </div>
  )
}

/** The page of the cloud drive: its screen, its sizes, what it does for whom, and what it costs (S2 §2.2). */
export const DriveView = (props: SectionProps) => (
  <>
    <DriveHero {...props} />
    <DriveTrades {...props} />
    <DriveTiers {...props} />
    <DriveCost {...props} />
    <DriveQuestions {...props} />
    <DriveClosing {...props} />
  </>
)
