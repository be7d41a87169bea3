import { getTranslations } from 'next-intl/server'
import { FillIn } from '#components/documents/fill-in.tsx'
import { SheetFrame } from '#components/documents/sheet-frame.tsx'
import { Sheet } from '#components/documents/sheet.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { PLACES } from '#features/destination/web-app-places.ts'
import { BREAD_SHARES, NEIGHBORS } from '#features/products/plan-figures.ts'
import type { Locale } from '#lib/config/locales.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { keysOf } from '#lib/util/keys-of.ts'

type Props = { locale: Locale; note: string }

/** The market page of the plan that the page of the kit shows, its shares as a table (S2 §2.2). */
const MarketSheet = async ({ locale, note }: Props) => {
  const t = await getTranslations({ locale, namespace: 'businessPlan.pages.market' })
  const number = numberFormat(locale)
  const share = numberFormat(locale, { style: 'percent' })
  const tables = [
    {
      head: t('near'),
      rows: keysOf(NEIGHBORS).map((name) => [t(`rows.${name}`), number.format(NEIGHBORS[name])]),
    },
    {
      head: t('shares'),
      rows: keysOf(BREAD_SHARES).map((name) => [
        t(`places.${name}`),
        share.format(BREAD_SHARES[name]),
      ]),
    },
  ]
  return (
    <SheetFrame title={t('title')} note={<FillIn text={note} />}>
      <p>
        <FillIn text={t('text')} />
      </p>
      {tables.map(({ head, rows }) => (
        <table key={head}>
          <thead>
            <tr>
              <td colSpan={2}>{head}</td>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, figure]) => (
              <tr key={name}>
                <td>{name}</td>
                <td>{figure}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </SheetFrame>
  )
}

/** The business plan kit on a dark band, open at its first pages (S1 §1). */
export const PlanBand = async ({ locale, claims, documents, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'home.plan' })
  return (
    <section aria-labelledby="plan" className="on-ink overflow-clip bg-ink text-sheet">
      <div className="container-page beside plan-band">
        <div className="py-section">
          <h2 id="plan" className="text-display tracking-tight">
            {t('title')}
          </h2>
          <p className="mt-5 mb-8 text-lead">{t('text', claims)}</p>
          {signUp({
            className: buttonClasses('primary'),
            children: t('action'),
            destination: { url: PLACES.kit },
          })}
        </div>
        <div className="plan-spread" aria-hidden="true">
          <Sheet name="plan" words={documents} locale={locale} />
          <MarketSheet locale={locale} note={documents.plan.note} />
        </div>
      </div>
    </section>
  )
}
