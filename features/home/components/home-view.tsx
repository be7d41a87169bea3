import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ClausePage } from '#components/documents/clause-page.tsx'
import { Drawer } from '#components/documents/drawer.tsx'
import { Sheet } from '#components/documents/sheet.tsx'
import type { AgreementSlot } from '#components/layout/agreement-slot.ts'
import { PageHero } from '#components/sections/page-hero.tsx'
import { ProofStrip } from '#components/sections/proof-strip.tsx'
import { QuestionSection } from '#components/sections/question-section.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SignatureClosing } from '#components/sections/signature-closing.tsx'
import { marker } from '#components/ui/marker.tsx'
import { pageLink } from '#components/ui/page-link.tsx'
import { PlansLink } from '#components/ui/plans-link.tsx'
import { PriceLine } from '#components/ui/price-line.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { pictureOf } from '#features/previews/sheet-picture.ts'
import { MENU_DEPARTMENTS } from '#lib/config/library.ts'
import { basicPrice } from '#lib/i18n/basic-price.ts'
import { loadClauseWords } from '#lib/i18n/clause-words.ts'
import { installersNote } from '#lib/i18n/installers.ts'
import { lineBreaks } from '#lib/i18n/line-breaks.ts'
import { CompanyData } from './company-data.tsx'
import { HomeSteps } from './home-steps.tsx'
import { PlanBand } from './plan-band.tsx'
import { Suite } from './suite.tsx'

const QUESTIONS = ['free', 'price', 'lawyers', 'programs', 'people', 'cancel'] as const

/** The questions of visitors before they sign up, one answer at a time. */
export const Questions = async ({ locale, claims }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'home.questions' })
  const note = await installersNote(locale)
  const figures = { ...claims, ...basicPrice(locale) }
  return (
    <QuestionSection
      title={t('title')}
      lead={t.rich('more', { support: pageLink('support', locale) })}
      questions={QUESTIONS.map((name) => ({
        name,
        question: t(`items.${name}.question`),
        answer: t(`items.${name}.answer`, figures) + (name === 'programs' ? note.text : ''),
        more: name === 'price' ? <PlansLink locale={locale} /> : null,
      }))}
    />
  )
}

const DRAWERS = [
  'legal',
  'humanResources',
  'finance',
  'administration',
  'sales',
  'production',
] as const

type DepartmentsProps = SectionProps & { search: ReactNode }

/** The six departments as the drawers of a cabinet (S1 §1), and the search for visitors who open none. */
const Departments = async ({ locale, documents, search }: DepartmentsProps) => {
  const t = await getTranslations({ locale, namespace: 'home.departments' })
  return (
    <section aria-labelledby="departments" className="container-page py-section">
      <SectionHeading id="departments" title={t('title')} />
      <div className="mt-4 grid grid-cols-1 gap-8 lg:grid-cols-2 lg:gap-16">
        <p className="max-w-read text-lead text-ink-soft">{t('lead')}</p>
        <div>{search}</div>
      </div>
      <div className="cabinet">
        {DRAWERS.map((id) => (
          <Drawer
            key={id}
            of={MENU_DEPARTMENTS[id]}
            name={documents.departments[id].name}
            note={t(`notes.${id}`)}
            titles={documents.departments[id].titles}
            pictureOf={pictureOf(locale)}
            words={documents}
            locale={locale}
            hasFigures={id === 'finance'}
            link={
              <SiteLink to={`library/${MENU_DEPARTMENTS[id]}`} locale={locale}>
                {lineBreaks(documents.departments[id].name, locale)}
              </SiteLink>
            }
          />
        ))}
      </div>
    </section>
  )
}

const SHOWN_CLAUSES = ['roofer', 'caterer', 'florist'] as const

/** Clauses that settle a dispute beforehand, and the way to more of them. */
const ClauseBand = async ({ locale }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'home.clauses' })
  const clauses = await loadClauseWords(locale)
  return (
    <section aria-labelledby="clauses" className="bg-desk py-section">
      <div className="container-page beside clause-band">
        <SectionHeading id="clauses" title={t('title')} />
        {SHOWN_CLAUSES.map((name) => (
          <ClausePage key={name} words={clauses[name]} namesDocument />
        ))}
        <div>
          <SiteLink to="testimonials" locale={locale} className="link">
            {t('more')}
          </SiteLink>
        </div>
      </div>
    </section>
  )
}

type HeroProps = SectionProps & { agreement: AgreementSlot }

/** The promise, one action, and three sheets of paper: the one in front takes the visitor’s name. */
const Hero = async ({ locale, claims, documents, signUp, agreement }: HeroProps) => {
  const t = await getTranslations({ locale, namespace: 'home' })
  const drawn = { words: documents, locale }
  return (
    <PageHero
      kicker={t('hero.kicker', claims)}
      title={t.rich('hero.title', { mark: marker })}
      lead={t('hero.lead', claims)}
      action={t('action')}
      signUp={signUp}
      price={<PriceLine locale={locale} />}
      points={[t('hero.points.card')]}
    >
      {agreement({
        start: <Sheet name="plan" {...drawn} />,
        end: <Sheet name="spreadsheet" {...drawn} />,
      })}
    </PageHero>
  )
}

const ITEMS = ['businesses', 'countries', 'downloads', 'signUps', 'lawFirms', 'trees'] as const

const HomeProof = async ({ locale, claims }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'home.proof' })
  return (
    <ProofStrip
      locale={locale}
      claims={claims}
      label={t('title')}
      figures={ITEMS.map((item) => ({
        figure: t(`${item}.figure`, claims),
        text: t(`${item}.text`, claims),
      }))}
    />
  )
}

/** The action once more, at the end of the home page. */
const HomeClosing = async ({ locale, claims, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'home' })
  return (
    <SignatureClosing
      title={t('closing.title')}
      text={t('closing.text', claims)}
      tab={t('closing.tab')}
      action={t('action')}
      signUp={signUp}
      price={<PriceLine locale={locale} />}
    />
  )
}

type Props = HeroProps & {
  /** The search of the library. */
  search: ReactNode
}

/** The home page's sections in their order. */
export const HomeView = async ({ search, ...props }: Props) => {
  const { locale, claims } = props
  const t = await getTranslations({ locale, namespace: 'home.meta' })
  return (
    <>
      <CompanyData locale={locale} description={t('description', claims)} />
      <Hero {...props} />
      <HomeProof {...props} />
      <Departments {...props} search={search} />
      <HomeSteps {...props} />
      <Suite {...props} />
      <ClauseBand {...props} />
      <PlanBand {...props} />
      <Questions {...props} />
      <HomeClosing {...props} />
    </>
  )
}
