import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ClausePage } from '#components/documents/clause-page.tsx'
import { Sheet } from '#components/documents/sheet.tsx'
import type { AgreementSlot } from '#components/layout/agreement-slot.ts'
import { PageHero } from '#components/sections/page-hero.tsx'
import { ProofStrip } from '#components/sections/proof-strip.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SignatureClosing } from '#components/sections/signature-closing.tsx'
import { marker } from '#components/ui/marker.tsx'
import { PriceLine } from '#components/ui/price-line.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { loadClauseWords } from '#lib/i18n/clause-words.ts'
import { CompanyData } from './company-data.tsx'
import { Departments } from './departments.tsx'
import { HomeSteps } from './home-steps.tsx'
import { PlanBand } from './plan-band.tsx'
import { Questions } from './questions.tsx'
import { Suite } from './suite.tsx'

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
