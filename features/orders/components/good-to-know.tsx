import { getTranslations } from 'next-intl/server'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { ServicePhone } from '#components/ui/service-phone.tsx'
import type { Locale } from '#lib/config/locales.ts'
import type { Claims } from '#lib/i18n/claims.ts'

/** The props of a page of a purchase. */
export type OrderViewProps = { locale: Locale; claims: Claims }

const ROWS = ['mail', 'renewal', 'tree', 'help'] as const

/** The buyer's next questions: receipt, renewal and how to end it (S2 §9), the tree of the purchase, a person. */
export const GoodToKnow = async ({ locale, claims }: OrderViewProps) => {
  const t = await getTranslations({ locale, namespace: 'receipt.know' })
  return (
    <section aria-labelledby="good-to-know" className="container-page beside after-know py-section">
      <SectionHeading id="good-to-know" title={t('heading')} className="max-w-read" />
      <dl className="after-ledger">
        {ROWS.map((row) => (
          <div key={row}>
            <dt>{t(`${row}.title`)}</dt>
            <dd>
              {t(`${row}.text`, claims)}
              {row === 'help' ? (
                <>
                  {' '}
                  <ServicePhone kind="support" className="link font-semibold" />
                </>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
