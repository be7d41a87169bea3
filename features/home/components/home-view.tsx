import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SheetFan } from '#components/documents/sheet-fan.tsx'
import { Sheet } from '#components/documents/sheet.tsx'
import { LetterSignature } from '#components/sections/letter-signature.tsx'
import { PageHero } from '#components/sections/page-hero.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SignatureClosing } from '#components/sections/signature-closing.tsx'
import { marker } from '#components/ui/marker.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { CompanyData } from './company-data.tsx'
import { Departments } from './departments.tsx'
import { HomeSteps } from './home-steps.tsx'
import { PlanBand } from './plan-band.tsx'
import { Questions } from './questions.tsx'
import { Suite } from './suite.tsx'

const WRITERS = ['marta', 'daniel', 'ines'] as const

/** Letters as customers might write them, marked as examples until real ones stand in the content file. */
const Letters = async ({ locale, documents }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'home.letters' })
  const pages = await getTranslations({ locale, namespace: 'footer.pages' })
  const more = (
    <SiteLink to="testimonials" locale={locale} className="link">
      {pages('testimonials')}
    </SiteLink>
  )
  return (
    <section aria-labelledby="letters" className="bg-desk py-section">
      <div className="container-page letters">
        <SectionHeading id="letters" title={t('title')} lead={more} />
        {WRITERS.map((writer) => (
          <figure key={writer} className="letter">
            <blockquote>
              <p>{t('greeting')}</p>
              <p>{t(`replaceable.${writer}.text`)}</p>
            </blockquote>
            <LetterSignature
              name={t(`replaceable.${writer}.name`)}
              trade={t(`replaceable.${writer}.trade`)}
              example={documents.exampleLetter}
            />
          </figure>
        ))}
      </div>
    </section>
  )
}

/** The promise, one action, and three sheets of paper. */
const Hero = async ({ locale, claims, documents, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'home' })
  const drawn = { words: documents, locale }
  return (
    <PageHero
      kicker={t('hero.kicker', claims)}
      title={t.rich('hero.title', { mark: marker })}
      lead={t('hero.lead', claims)}
      action={t('action')}
      signUp={signUp}
      points={[t('hero.points.card'), t('hero.points.formats')]}
    >
      <SheetFan
        front={<Sheet name="contract" tab={documents.departments.legal.name} {...drawn} />}
        start={<Sheet name="plan" {...drawn} />}
        end={<Sheet name="spreadsheet" {...drawn} />}
      />
    </PageHero>
  )
}

const ITEMS = ['businesses', 'countries', 'downloads', 'signUps', 'lawFirms', 'trees'] as const

/** Six figures on a ruled strip, all from the claims file. */
const HomeProof = async ({ locale, claims }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'home.proof' })
  return (
    <section aria-label={t('title')} className="border-y border-line bg-sheet">
      <ul className="container-page ledger">
        {ITEMS.map((item) => (
          <li key={item}>
            <strong>{t(`${item}.figure`, claims)}</strong>
            <span className="text-small text-ink-soft">{t(`${item}.text`, claims)}</span>
          </li>
        ))}
      </ul>
    </section>
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

type Props = SectionProps & {
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
      <Letters {...props} />
      <PlanBand {...props} />
      <Questions {...props} />
      <HomeClosing {...props} />
    </>
  )
}
