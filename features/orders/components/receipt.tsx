import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { TAX_NAMES } from '#features/checkout/tax-rates.ts'
import { BRAND } from '#lib/config/brand.ts'
import type { Locale } from '#lib/config/locales.ts'

type Props = { locale: Locale }

/** Room for a fact: a line on the paper until it is written. */
const Blank = ({ fact }: { fact: string }) => <span className="stamped-blank" data-fill={fact} />

type RowProps = { label: ReactNode; fact: string; isHidden?: boolean }

/** A line at the head of the receipt; its fact is written when the order is there. */
const Fact = ({ label, fact, isHidden = false }: RowProps) => (
  <div data-row hidden={isHidden}>
    <dt>{label}</dt>
    <dd>
      <Blank fact={fact} />
    </dd>
  </div>
)

const Sum = ({ label, fact, isHidden = false }: RowProps) => (
  <tr data-row hidden={isHidden}>
    <th scope="row">{label}</th>
    <td>
      <Blank fact={fact} />
    </td>
  </tr>
)

const percent = () => <span data-fill="percent" />

const renewalPriceWithVat = () => <span data-fill="renewalPriceWithVat" />

const renewalPriceWithoutVat = () => <span data-fill="renewalPriceWithoutVat" />

const renewalPrice = () => <span data-fill="renewalPrice" />

const Stamp = ({ word, day }: { word: string; day?: boolean }) => (
  <p className="stamped-mark" aria-hidden="true" data-while="shown" hidden>
    <b>{word}</b>
    {day ? <span data-fill="paidAt" /> : null}
  </p>
)

type SlipProps = { title: string; children: ReactNode }

/** The paper, with the name of the house on it. */
const Slip = ({ title, children }: SlipProps) => (
  <section aria-labelledby="receipt" className="stamped">
    <div className="stamped-paper">
      <p className="stamped-house" translate="no">
        {BRAND.name}
      </p>
      <h2 id="receipt">{title}</h2>
      {children}
    </div>
  </section>
)

/** The receipt of an order: a slip of paper whose lines are written, and which is stamped, once the order is there (S2 §4). */
export const Receipt = async ({ locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'receipt' })
  return (
    <Slip title={t('title')}>
      <dl>
        <Fact label={t('order')} fact="orderNumber" />
        <Fact label={t('receiptNumber')} fact="receiptNumber" />
        <Fact label={t('date')} fact="paidAt" />
      </dl>
      <table>
        <caption className="sr-only">{t('item')}</caption>
        <tbody>
          <tr data-item>
            <td>
              <Blank fact="item" />
            </td>
            <td>
              <Blank fact="price" />
            </td>
          </tr>
        </tbody>
        <tbody>
          <Sum label={t.rich('discount', { percent })} fact="discount" isHidden />
          <Sum label={t('subtotal')} fact="subtotal" isHidden />
          {TAX_NAMES.map((tax) => (
            <tr key={tax} data-tax={tax} hidden>
              <th scope="row">
                {t(`taxes.${tax}`)} <span data-fill="rate" />
              </th>
              <td>
                <Blank fact="tax" />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Sum label={t('total')} fact="total" />
          <Sum label={t('refunded')} fact="refunded" isHidden />
        </tfoot>
      </table>
      <dl className="stamped-foot">
        <Fact label={t('renews')} fact="renewsAt" />
      </dl>
      <p className="mt-2 text-small text-ink-soft" data-row hidden>
        {t.rich('renewalPrice', { price: renewalPrice })}
      </p>
      <p className="mt-2 text-small text-ink-soft" data-row hidden>
        {t.rich('renewalPriceWithVat', { price: renewalPriceWithVat })}
      </p>
      <p className="mt-2 text-small text-ink-soft" data-row hidden>
        {t.rich('renewalPriceWithoutVat', { price: renewalPriceWithoutVat })}
      </p>
      <p className="mt-2 text-small text-ink-soft" data-row hidden>
        {t('firstYear')}
        <span data-fill="firstYear" />
      </p>
      <Stamp word={t('stamp')} day />
    </Slip>
  )
}

/** The same slip for what was bought at the marketplace, which charges and taxes by itself. */
export const MarketplaceReceipt = async ({ locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'receipt' })
  return (
    <Slip title={t('title')}>
      <dl>
        <Fact label={t('order')} fact="orderNumber" />
        <Fact label={t('buyer')} fact="buyer" />
      </dl>
      <table>
        <caption className="sr-only">{t('item')}</caption>
        <tbody>
          <tr>
            <td colSpan={2}>
              <Blank fact="item" />
            </td>
          </tr>
        </tbody>
        <tfoot>
          <Sum label={t('total')} fact="total" isHidden />
        </tfoot>
      </table>
      <Stamp word={t('stamp')} />
    </Slip>
  )
}
