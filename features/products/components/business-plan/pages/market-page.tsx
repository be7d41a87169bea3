import { getTranslations } from 'next-intl/server'
import { FillIn } from '#components/documents/fill-in.tsx'
import { SheetFrame } from '#components/documents/sheet-frame.tsx'
import type { Locale } from '#lib/config/locales.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { BREAD_SHARES, NEIGHBORS } from '../../../plan-figures.ts'

type Props = { locale: Locale; note: string }

/** The market of the drawn plan: who lives near, and where they buy today. */
export const MarketPage = async ({ locale, note }: Props) => {
  const t = await getTranslations({ locale, namespace: 'businessPlan.pages.market' })
  const number = numberFormat(locale)
  const share = numberFormat(locale, { style: 'percent' })
  return (
    <SheetFrame title={t('title')} note={<FillIn text={note} />}>
      <p>
        <FillIn text={t('text')} />
      </p>
      <table>
        <thead>
          <tr>
            <td colSpan={2}>{t('near')}</td>
          </tr>
        </thead>
        <tbody>
          {keysOf(NEIGHBORS).map((name) => (
            <tr key={name}>
              <td>{t(`rows.${name}`)}</td>
              <td>{number.format(NEIGHBORS[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <strong>{t('shares')}</strong>
      <div className="plan-shares">
        {keysOf(BREAD_SHARES).map((name) => (
          <span key={name}>
            {t(`places.${name}`)} <b>{share.format(BREAD_SHARES[name])}</b>
            <svg viewBox="0 0 1 1" preserveAspectRatio="none">
              <rect width={BREAD_SHARES[name]} height="1" />
            </svg>
          </span>
        ))}
      </div>
    </SheetFrame>
  )
}
