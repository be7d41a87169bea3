import { getTranslations } from 'next-intl/server'
import { CheckList } from '#components/ui/check-list.tsx'
import { marker } from '#components/ui/marker.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { BuyForm } from './buy-form.tsx'
import type { OrderViewProps } from './good-to-know.tsx'
import { LinkStates } from './link-states.tsx'

const INCLUDED = ['budget', 'templates', 'drive', 'apps'] as const

/** Basic for those who come for the budgeting app, with a partner's link or without one (S2 §2.2, §3 "Package"). */
export const BudgetoBuyView = async ({ locale, claims }: OrderViewProps) => {
  const t = await getTranslations({ locale, namespace: 'budgetoBuy' })
  return (
    <section className="buy" data-purchase-page="package">
      <div className="container-page">
        <div className="buy-words">
          <p className="font-medium text-ink-soft">{t('kicker')}</p>
          <h1 className="mt-4 text-display tracking-tight">{t.rich('title', { mark: marker })}</h1>
          <p className="mt-4 max-w-read text-lead text-ink-soft">{t('lead', claims)}</p>
          <LinkStates locale={locale} />
        </div>
        <BuyForm locale={locale} />
        <div className="buy-included">
          <h2 className="text-title">{t('includes.heading')}</h2>
          <CheckList
            className="mt-4 grid gap-2"
            items={INCLUDED.map((item) => t(`includes.${item}`, claims))}
          />
          <p className="mt-8 flex flex-wrap gap-x-8 gap-y-2">
            <SiteLink to="plans" locale={locale} className="link">
              {t('plans')}
            </SiteLink>
            <SiteLink to="contact" locale={locale} className="link">
              {t('support')}
            </SiteLink>
          </p>
        </div>
      </div>
    </section>
  )
}
