import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { SectionProps } from '#components/sections/section-props.ts'
import { CheckList } from '#components/ui/check-list.tsx'
import { marker } from '#components/ui/marker.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { installersNote } from '#lib/i18n/installers.ts'
import type { AgreementLink } from './affiliate-props.ts'
import { TermList } from './term-list.tsx'

/** The description of a plan, its price and the button that chooses it: of another subject, so the page passes them in. */
type PlanSale = { head: ReactNode; cost: ReactNode; action: ReactNode }

/** A plan as an index card: its name, whom it is for, what it costs, and its button. */
const PlanCard = ({ head, cost, action }: PlanSale) => (
  <li className="sheet flex flex-col p-8">
    <div className="grid gap-4">{head}</div>
    <div className="my-6 flex-1">{cost}</div>
    {action}
  </li>
)

const TERMS = ['price', 'year', 'payment', 'leaving', 'trial'] as const

const IN_BOTH = ['library', 'downloads', 'drive', 'apps', 'support'] as const

/** At the edge of the page, where a button of text would stand in from it. */
const LINK = 'link inline-block font-semibold'

type ViewProps = Omit<SectionProps, 'documents'> & {
  agreement: AgreementLink
  /** The link to the film of the page's layout, where it has one: the shell's, so the page hands it in. */
  film: ReactNode
  basic: PlanSale
  premium: PlanSale
}

/** The two plans side by side, what both hold, and what a visitor agrees to (S2 §9; S1 §1). */
export const AffiliatePlansView = async (props: ViewProps) => {
  const { locale, claims, signUp, agreement, film, basic, premium } = props
  const t = await getTranslations({ locale, namespace: 'start.plans' })
  const note = await installersNote(locale)
  return (
    <>
      <section className="container-page py-10 md:py-16">
        <p className="font-medium text-ink-soft">{t('kicker')}</p>
        <h1 className="mt-4 long-title text-hero tracking-tight">
          {t.rich('title', { mark: marker })}
        </h1>
        <p className="mt-6 max-w-read text-lead text-ink-soft">{t('lead')}</p>
        <ul className="mt-12 grid gap-10 md:grid-cols-2">
          <PlanCard {...basic} />
          <PlanCard {...premium} />
        </ul>
        <div className="mt-12 grid items-start gap-10 md:grid-cols-2">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            {signUp({ className: LINK, children: t('action') })}
            {film}
            <SiteLink to="affiliateStart" locale={locale} className={LINK}>
              {t('back')}
            </SiteLink>
          </div>
          <div>
            <h2 className="text-title">{t('both.title')}</h2>
            <CheckList
              items={IN_BOTH.map((item) => t(`both.${item}`, { ...claims, soon: note.name }))}
              className="mt-3 grid gap-2"
            />
          </div>
        </div>
      </section>
      <section aria-labelledby="terms" className="bg-desk py-section">
        <div className="container-page beside questions">
          <SectionHeading id="terms" title={t('terms.title')} lead={t('terms.lead')} />
          <TermList
            terms={TERMS.map((term) => ({
              term: t(`terms.${term}.term`),
              text: t.rich(`terms.${term}.text`, { agreement }),
            }))}
          />
        </div>
      </section>
    </>
  )
}
