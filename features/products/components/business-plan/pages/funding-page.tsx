import { getTranslations } from 'next-intl/server'
import { FillIn } from '#components/documents/fill-in.tsx'
import { SheetFrame } from '#components/documents/sheet-frame.tsx'
import type { Locale } from '#lib/config/locales.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { sum } from '#lib/util/sum.ts'
import { FUNDING } from '../../../plan-figures.ts'

type Props = { locale: Locale; note: string; tab: string }

type Row = { label: string; amount: number }

type TableProps = { head: string; rows: readonly Row[]; total: string; locale: Locale }

const AmountTable = ({ head, rows, total, locale }: TableProps) => {
  const number = numberFormat(locale)
  return (
    <table>
      <thead>
        <tr>
          <td colSpan={2}>{head}</td>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, amount }) => (
          <tr key={label}>
            <td>{label}</td>
            <td>{number.format(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>{total}</td>
          <td>{number.format(sum(rows.map(({ amount }) => amount)))}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** The last page of the drawn plan: what the money is for, and where it comes from. */
export const FundingPage = async ({ locale, note, tab }: Props) => {
  const t = await getTranslations({ locale, namespace: 'businessPlan.pages.funding' })
  const { uses, sources } = FUNDING
  const shared = { total: t('total'), locale }
  return (
    <SheetFrame title={t('title')} note={<FillIn text={note} />} tab={tab}>
      <AmountTable
        head={t('for')}
        rows={keysOf(uses).map((name) => ({ label: t(`uses.${name}`), amount: uses[name] }))}
        {...shared}
      />
      <AmountTable
        head={t('from')}
        rows={keysOf(sources).map((name) => ({
          label: t(`sources.${name}`),
          amount: sources[name],
        }))}
        {...shared}
      />
    </SheetFrame>
  )
}
