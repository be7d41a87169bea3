import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { marker } from '#components/ui/marker.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { handOffUrl } from '#features/destination/hand-off-url.ts'
import type { Locale } from '#lib/config/locales.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { AfterSteps } from './after-steps.tsx'
import { GoodToKnow, type OrderViewProps } from './good-to-know.tsx'
import { Receipt } from './receipt.tsx'

type OrderStatesProps = { locale: Locale }

const shownEmail = (words: ReactNode) => (
  <b className="font-semibold break-words" data-fill="userEmail">
    {words}
  </b>
)

/** The states of the order: it is being fetched, it is there, the payment is on its way, or its state is unknown (S2 §7). */
const OrderStates = async ({ locale }: OrderStatesProps) => {
  const t = await getTranslations({ locale, namespace: 'receipt' })
  return (
    <>
      <div aria-live="polite" className="order-states">
        <p data-while="waiting">{t('waiting')}</p>
        <div data-while="shown" hidden>
          <p>{t('shown')}</p>
          <p className="mt-2">{t.rich('copy', { email: shownEmail })}</p>
        </div>
        {(['pending', 'missing'] as const).map((state) => (
          <div key={state} className="order-note" data-while={state} hidden>
            <h2 className="text-title">{t(`${state}.title`)}</h2>
            <p className="mt-2">{t(`${state}.text`)}</p>
            {state === 'pending' ? (
              <p className="mt-4" data-row>
                {t('reference')}: <b className="figures" data-fill="reference" />
              </p>
            ) : null}
          </div>
        ))}
      </div>
      <noscript>
        <p className="order-note">{t('noScript')}</p>
      </noscript>
    </>
  )
}

type Props = OrderViewProps & {
  /** The page, whose words have its name. */
  page: 'purchaseThanks' | 'budgetoThanks'
  /** The partner who is notified of the order. */
  partner?: 'budgeto'
}

/**
 * The page after paying (S2 §4): the receipt is stamped before the buyer's eyes, and one button leads into the web app. It is made
 * once for everybody; the order of the visitor's own browser is filled in three seconds after the arrival.
 */
const AfterPurchase = async ({ locale, claims, page, partner }: Props) => {
  const t = await getTranslations({ locale, namespace: page })
  const shared = await getTranslations({ locale, namespace: 'receipt' })
  const webApp = handOffUrl({ locale, entryPoint: routePath(page, locale) })
  return (
    <div data-purchase-page="order" data-state="waiting" data-partner={partner}>
      <section className="after">
        <div className="container-page">
          <div className="after-words">
            <p className="font-medium text-ink-soft">{t('kicker')}</p>
            <h1 className="mt-4 text-display tracking-tight">
              {t.rich('title', { mark: marker })}
            </h1>
            <OrderStates locale={locale} />
            <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
              <a href={webApp} className={buttonClasses('primary')}>
                {t('action')}
              </a>
              <SiteLink to="contact" locale={locale} className="link font-semibold">
                {shared('support')}
              </SiteLink>
            </div>
            <p className="mt-2 text-small text-ink-soft" data-while="signed-in" hidden>
              {shared('access.signedIn')}
            </p>
            <p className="mt-2 text-small text-ink-soft" data-while="own-sign-in" hidden>
              {shared('access.own')}
            </p>
          </div>
          <Receipt locale={locale} />
        </div>
      </section>
      <AfterSteps
        id="after-steps"
        heading={t('next.heading')}
        steps={[
          {
            title: t('next.open.title'),
            text: t('next.open.text'),
            more: (
              <a href={webApp} className="link font-semibold">
                {t('action')}
              </a>
            ),
          },
          {
            title: shared('next.team.title'),
            text: shared('next.team.text', claims),
            more: (
              <SiteLink to="plans" locale={locale} className="link font-semibold">
                {shared('next.team.link')}
              </SiteLink>
            ),
          },
        ]}
      />
      <GoodToKnow locale={locale} claims={claims} />
    </div>
  )
}

/** After a purchase on the pricing pages (S2 §2.2). */
export const PurchaseThanksView = (props: OrderViewProps) => (
  <AfterPurchase {...props} page="purchaseThanks" />
)

/** After a purchase on the page of the budgeting app, of which the partner is told (S2 §2.2, §7). */
export const BudgetoThanksView = (props: OrderViewProps) => (
  <AfterPurchase {...props} page="budgetoThanks" partner="budgeto" />
)
