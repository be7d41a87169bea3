import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { SectionProps } from '#components/sections/section-props.ts'
import { Icon } from '#components/ui/icon.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { dayText } from '../drawn-facts.ts'

const TRADES = ['landlord', 'builder', 'caterer'] as const

/** The search that finds a file while the telephone is still at the ear. */
const Found = ({ query, file, place }: { query: string; file: string; place: string }) => (
  <div className="frame">
    <span className="frame-search">{query}</span>
    <span className="frame-row">
      <i className="file" />
      {file}
      <small>{place}</small>
    </span>
  </div>
)

/** The uses of the drive in each trade, with the part of the screen that serves it. */
export const DriveTrades = async ({ locale, documents }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'drive' })
  const day = dayText(locale, { weekday: 'short', day: 'numeric', month: 'short' })
  const { legal, sales, finance, humanResources } = documents.departments
  const pictures: Record<(typeof TRADES)[number], ReactNode> = {
    landlord: (
      <Found query={t('trades.landlord.query')} file={legal.titles[2] ?? ''} place={day(-2)} />
    ),
    builder: (
      <div className="frame">
        <span className="frame-row">
          <i className="file" />
          {sales.titles[0]}
        </span>
        <div className="version-list">
          {[0, -3, -9].map((days, at) => (
            <span key={days}>
              <b>{t('screen.version', { version: `${3 - at}` })}</b>
              <small>{day(days)}</small>
            </span>
          ))}
        </div>
      </div>
    ),
    caterer: (
      <div className="frame">
        <span className="frame-row">
          <i className="folder" />
          {finance.name}
          <small className="shared">
            <Icon name="check" />
            {t('trades.caterer.shared')}
          </small>
        </span>
        <span className="frame-row">
          <i className="folder" />
          {humanResources.name}
          <small>{t('trades.caterer.own')}</small>
        </span>
      </div>
    ),
  }
  return (
    <section aria-labelledby="trades" className="container-page py-section">
      <SectionHeading id="trades" title={t('trades.title')} className="max-w-read" />
      <ul className="trades">
        {TRADES.map((trade) => (
          <li key={trade}>
            <h3 className="text-title">{t(`trades.${trade}.who`)}</h3>
            <p>{t(`trades.${trade}.text`)}</p>
            <div aria-hidden="true">{pictures[trade]}</div>
          </li>
        ))}
      </ul>
    </section>
  )
}
