import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SectionHeading } from '#components/ui/section-heading.tsx'

const TRADES = ['office', 'clinic', 'agency'] as const

/** What ends on three desks when documents have one place, set as a ledger of before and after. */
export const DocumentTrades = async ({ locale }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'documentManagement.trades' })
  return (
    <section aria-labelledby="trades" className="container-page py-section">
      <SectionHeading id="trades" title={t('title')} className="max-w-read" />
      <table className="before-after">
        <thead>
          <tr>
            <th scope="col">{t('desk')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          {TRADES.map((trade) => (
            <tr key={trade}>
              <th scope="row">{t(`${trade}.who`)}</th>
              <td>{t(`${trade}.before`)}</td>
              <td>{t(`${trade}.after`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
