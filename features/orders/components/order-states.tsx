import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Locale } from '#lib/config/locales.ts'

type Props = { locale: Locale }

const shownEmail = (words: ReactNode) => (
  <b className="font-semibold break-words" data-fill="userEmail">
    {words}
  </b>
)

/** What is known of the order: it is asked for, it is there, the payment is on its way, or nothing can be said (S2 §7). */
export const OrderStates = async ({ locale }: Props) => {
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
