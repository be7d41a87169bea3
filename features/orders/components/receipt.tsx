import { getTranslations } from 'next-intl/server'
import { TAX_NAMES } from '#features/checkout/tax-rates.ts'
import { BRAND } from '#lib/config/brand.ts'
import type { Locale } from '#lib/config/locales.ts'

type Props = { locale: Locale }

type RowProps = { label: string; fact: string; isHidden?: boolean }

/** A line at the head of the receipt; its fact is written when the order is there. */
const Fact = ({ label, fact, isHidden = false }: RowProps) => (
  <div data-row hidden={isHidden}>
    <dt>{label}</dt>
    <dd data-fill={fact} />
  </div>
)

const Sum = ({ label, fact, isHidden = false }: RowProps) => (
  <tr data-row hidden={isHidden}>
    <th scope="row">{label}</th>
    <td data-fill={fact} />
  </tr>
)

const Stamp = ({ word, day }: { word: string; day?: boolean }) => (
  <p className="receipt-stamp" aria-hidden="true" data-when="shown" hidden>
    <b>{word}</b>
    {day ? <span data-fill="paidAt" /> : null}
  </p>
)

/** The receipt of an order: a slip of paper whose lines are written, and which is stamped, once the order is there (S2 §4). */
export const Receipt = async ({ locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'receipt' })
  return (
    <section aria-labelledby="receipt" className="receipt">
      <div className="receipt-paper">
        <p className="receipt-house" translate="no">
          {BRAND.name}
        </p>
        <h2 id="receipt">{t('title')}</h2>
        <dl>
          <Fact label={t('order')} fact="orderNumber" />
          <Fact label={t('receiptNumber')} fact="receiptNumber" />
          <Fact label={t('date')} fact="paidAt" />
        </dl>
        <table>
          <caption className="sr-only">{t('item')}</caption>
          <tbody>
            <tr data-item>
              <th scope="row" data-fill="item" />
              <td data-fill="price" />
            </tr>
          </tbody>
          <tbody>
            <Sum label={t('subtotal')} fact="subtotal" isHidden />
            {TAX_NAMES.map((tax) => (
              <tr key={tax} data-tax={tax} hidden>
                <th scope="row">
                  {t(`taxes.${tax}`)} <span data-fill="rate" />
                </th>
                <td data-fill="tax" />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <Sum label={t('total')} fact="total" />
            <Sum label={t('refunded')} fact="refunded" isHidden />
          </tfoot>
        </table>
        <dl className="receipt-foot">
          <Fact label={t('renews')} fact="renewsAt" />
        </dl>
        <Stamp word={t('stamp')} day />
      </div>
    </section>
  )
}

/** The same slip for what was bought at the marketplace, which charges and taxes by itself. */
export const MarketplaceReceipt = async ({ locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'receipt' })
  return (
    <section aria-labelledby="receipt" className="receipt">
      <div className="receipt-paper">
        <p className="receipt-house" translate="no">
          {BRAND.name}
        </p>
        <h2 id="receipt">{t('title')}</h2>
        <dl>
          <Fact label={t('order')} fact="orderNumber" />
          <Fact label={t('buyer')} fact="buyer" />
        </dl>
        <table>
          <caption className="sr-only">{t('item')}</caption>
          <tbody>
            <tr>
              <th scope="row" data-fill="item" />
              <td data-fill="price" />
            </tr>
          </tbody>
          <tfoot>
            <Sum label={t('total')} fact="total" />
          </tfoot>
        </table>
        <Stamp word={t('stamp')} />
      </div>
    </section>
  )
}
