import { getTranslations } from 'next-intl/server'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { marker } from '#components/ui/marker.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { routePath } from '#lib/i18n/public-path.ts'
import type { OrderViewProps } from './good-to-know.tsx'

const ENDED = ['missing', 'unconfirmed', 'used', 'failed'] as const

/** The page to which the marketplace sends a buyer: the receipt is checked and led on; a person helps with one that is not accepted (S2 §4). */
export const ClickbankReceiptView = async ({ locale }: OrderViewProps) => {
  const t = await getTranslations({ locale, namespace: 'clickbankReceipt' })
  return (
    <section
      className="after"
      data-purchase-page="receipt"
      data-state="waiting"
      data-onward={routePath('clickbankThanks', locale)}
    >
      <div className="container-page">
        <div className="after-words">
          <p className="font-medium text-ink-soft">{t('kicker')}</p>
          <h1 className="mt-4 text-display tracking-tight">{t.rich('title', { mark: marker })}</h1>
          <div aria-live="polite" className="order-states">
            <p data-while="waiting">{t('waiting')}</p>
            {ENDED.map((state) => (
              <div key={state} className="order-note" data-while={state} hidden>
                <h2 className="text-title">{t(`${state}.title`)}</h2>
                <p className="mt-2">{t(`${state}.text`)}</p>
              </div>
            ))}
          </div>
          <noscript>
            <p className="order-note">{t('noScript')}</p>
          </noscript>
          <div className="mt-8 flex flex-wrap items-center gap-3">
            <button
              type="button"
              className={buttonClasses('primary')}
              data-retry
              data-while="failed"
              hidden
            >
              {t('retry')}
            </button>
            <SiteLink to="contact" locale={locale} className={buttonClasses('outlined')}>
              {t('support')}
            </SiteLink>
          </div>
        </div>
        <div className="stamped" aria-hidden="true">
          <div className="stamped-paper stamped-unwritten">
            <span className="lines" />
          </div>
        </div>
      </div>
    </section>
  )
}
