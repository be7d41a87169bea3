import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { CheckList } from '#components/ui/check-list.tsx'
import { marker } from '#components/ui/marker.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { basicPrice } from '#lib/i18n/basic-price.ts'
import type { AgreementLink } from './agreement-link.ts'
import { TermList } from './term-list.tsx'

type Props = {
  name: string
  users: string
  price: string
  note: string
  /** Words of the marigold tab at the card's edge. */
  tab?: string
}

/** A plan as an index card: its name, whom it is for, and what it costs. */
const PlanCard = ({ name, users, price, note, tab }: Props) => (
  <li className="sheet p-8">
    <h2 className="text-title">{name}</h2>
    <p className="text-ink-soft">{users}</p>
    <p className="mt-8 font-serif text-display font-semibold tracking-tight">{price}</p>
    <p className="mt-1 text-small text-ink-soft">{note}</p>
    {tab ? (
      <span className="tab text-small" aria-hidden="true">
        {tab}
      </span>
    ) : null}
  </li>
)

const TERMS = ['price', 'year', 'payment', 'leaving', 'trial'] as const

const IN_BOTH = ['library', 'downloads', 'drive', 'apps', 'support'] as const

type ViewProps = Omit<SectionProps, 'documents'> & { agreement: AgreementLink }

/** The two plans side by side, what both hold, and what a visitor agrees to (S2 §9; S1 §1). */
export const PlansView = async ({ locale, claims, signUp, agreement }: ViewProps) => {
  const t = await getTranslations({ locale, namespace: 'start.plans' })
  const price = basicPrice(locale)
  return (
    <>
      <section className="container-page py-10 md:py-16">
        <p className="font-medium text-ink-soft">{t('kicker')}</p>
        <h1 className="mt-4 text-hero tracking-tight">{t.rich('title', { mark: marker })}</h1>
        <p className="mt-6 max-w-read text-lead text-ink-soft">{t('lead')}</p>
        <ul className="mt-12 grid gap-10 md:grid-cols-2">
          <PlanCard
            name={t('basic.name')}
            users={t('basic.users', claims)}
            price={t('basic.price', price)}
            note={t('basic.note', price)}
          />
          <PlanCard
            name={t('premium.name')}
            users={t('premium.users', claims)}
            price={t('premium.price')}
            note={t('premium.note')}
            tab={t('premium.tab')}
          />
        </ul>
        <div className="mt-12 grid items-start gap-10 md:grid-cols-2">
          <div className="flex flex-wrap items-center gap-3">
            {signUp({ className: buttonClasses('primary'), children: t('action') })}
            <SiteLink to="affiliateStart" locale={locale} className={buttonClasses('text')}>
              {t('back')}
            </SiteLink>
          </div>
          <div>
            <h2 className="text-title">{t('both.title')}</h2>
            <CheckList
              items={IN_BOTH.map((item) => t(`both.${item}`, claims))}
              className="mt-3 grid gap-2"
            />
          </div>
        </div>
      </section>
      <section aria-labelledby="terms" className="bg-desk py-section">
        <div className="container-page questions">
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
