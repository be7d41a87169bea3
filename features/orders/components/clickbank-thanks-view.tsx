import { getTranslations } from 'next-intl/server'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { marker } from '#components/ui/marker.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { handOffUrl } from '#features/destination/hand-off-url.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { QUERY } from '#lib/config/query.ts'
import { SIGN_UP_PATH } from '#lib/config/routes.ts'
import { publicPath, routePath } from '#lib/i18n/public-path.ts'
import { AfterSteps } from './after-steps.tsx'
import type { OrderViewProps } from './good-to-know.tsx'
import { MarketplaceReceipt } from './receipt.tsx'

/** The states of the licence: opened here, in another account's browser, or nobody's yet. */
const LICENCES = ['opened', 'active', 'none'] as const

const STEPS = ['account', 'open', 'stuck'] as const

/** What page script says of the order. */
const States = async ({ locale }: Pick<OrderViewProps, 'locale'>) => {
  const t = await getTranslations({ locale, namespace: 'clickbankThanks' })
  return (
    <div aria-live="polite" className="order-states">
      <p data-while="shown" hidden>
        {t('shown')} {t('charged')}
      </p>
      {LICENCES.map((licence) => (
        <p key={licence} className="mt-2" data-while={licence} hidden>
          {t(`licence.${licence}`)}
        </p>
      ))}
      <div className="order-note" data-while="missing" hidden>
        <h2 className="text-title">{t('missing.title')}</h2>
        <p className="mt-2">{t('missing.text')}</p>
      </div>
    </div>
  )
}

/** What there is to do next: an account, logging in, or opening what was bought. */
const Ways = async ({ locale }: Pick<OrderViewProps, 'locale'>) => {
  const t = await getTranslations({ locale, namespace: 'clickbankThanks' })
  return (
    <div className="mt-8 flex flex-wrap items-center gap-3">
      <a
        href={publicPath({ locale, path: SIGN_UP_PATH })}
        className={buttonClasses('primary')}
        data-while="waiting missing none"
      >
        {t('action')}
      </a>
      <a
        href={`${API_PATHS.logIn}?${new URLSearchParams({ [QUERY.language]: locale })}`}
        className={buttonClasses('primary')}
        data-while="active"
        hidden
      >
        {t('logIn')}
      </a>
      <a
        href={handOffUrl({ locale, entryPoint: routePath('clickbankThanks', locale) })}
        className={buttonClasses('primary')}
        data-while="opened"
        hidden
      >
        {t('open')}
      </a>
      <SiteLink to="contact" locale={locale} className={buttonClasses('text')}>
        {t('support')}
      </SiteLink>
    </div>
  )
}

/** Thanks for what was bought at the marketplace, with the order of this tab (S2 §4), and the way to an account. */
export const ClickbankThanksView = async ({ locale }: OrderViewProps) => {
  const t = await getTranslations({ locale, namespace: 'clickbankThanks' })
  return (
    <div data-purchase-page="marketplace" data-state="waiting">
      <section className="after">
        <div className="container-page">
          <div className="after-words">
            <p className="font-medium text-ink-soft">{t('kicker')}</p>
            <h1 className="mt-4 text-display tracking-tight">
              {t.rich('title', { mark: marker })}
            </h1>
            <p className="mt-4 max-w-read text-lead text-ink-soft">{t('lead')}</p>
            <States locale={locale} />
            <noscript>
              <p className="order-note">{t('noScript')}</p>
            </noscript>
            <Ways locale={locale} />
          </div>
          <MarketplaceReceipt locale={locale} />
        </div>
      </section>
      <AfterSteps
        id="after-steps"
        heading={t('next.heading')}
        steps={STEPS.map((step) => ({
          title: t(`next.${step}.title`),
          text: t(`next.${step}.text`),
        }))}
      />
    </div>
  )
}
