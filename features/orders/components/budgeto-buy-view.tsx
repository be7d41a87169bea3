import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { CheckList } from '#components/ui/check-list.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { marker } from '#components/ui/marker.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import type { Locale } from '#lib/config/locales.ts'
import { installersNote } from '#lib/i18n/installers.ts'
import { BuyForm } from './buy-form.tsx'
import type { OrderViewProps } from './good-to-know.tsx'

type Props = { locale: Locale }

const CLOSED = ['used', 'expired', 'unknown', 'failed'] as const

const fact = (name: string) => (words: ReactNode) => <b data-fill={name}>{words}</b>

/** The states of a partner's link: it holds, with figures where they are true, or why it does not and how to buy all the same (S2 §3). */
const LinkStates = async ({ locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'budgetoBuy.link' })
  return (
    <div aria-live="polite" className="link-states">
      <p data-while="waiting" hidden>
        {t('waiting')}
      </p>
      <p data-while="open saving" hidden>
        <Icon name="check" className="nudged me-2 inline-block text-action" />
        {t('open')}
        <span data-while="saving" hidden>
          {' '}
          {t.rich('saving', { percent: fact('percent'), regular: fact('regular') })}
        </span>
      </p>
      {CLOSED.map((state) => (
        <div key={state} className="order-note" data-while={state} hidden>
          <h2 className="text-title">{t(`${state}.title`)}</h2>
          <p className="mt-2">{t(`${state}.text`)}</p>
        </div>
      ))}
    </div>
  )
}

const INCLUDED = ['budget', 'templates', 'drive', 'apps'] as const

/** Basic for those who come for the budgeting app, with a partner's link or without one (S2 §2.2, §3 "Package"). */
export const BudgetoBuyView = async ({ locale, claims }: OrderViewProps) => {
  const t = await getTranslations({ locale, namespace: 'budgetoBuy' })
  const note = await installersNote(locale)
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
            items={INCLUDED.map((item) => t(`includes.${item}`, { ...claims, soon: note.name }))}
          />
          <p className="mt-8 flex flex-wrap gap-x-6 gap-y-2">
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
