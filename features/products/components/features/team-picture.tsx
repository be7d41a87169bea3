import { getTranslations } from 'next-intl/server'
import type { Locale } from '#lib/config/locales.ts'
import { dayText } from '../drawn-facts.ts'
import { ProductWindow } from '../product-window.tsx'

/** The week of the drawn dashboard, counted from its Friday; it is seen on Wednesday. */
const WEEK = [-4, -3, -2, -1, 0] as const
const WEDNESDAY = 2

const TASKS = [
  ['lease', -2],
  ['offer', -1],
  ['budget', 0],
] as const

const AWAY = 7

/** The dashboard of a small company: the week, what is due in it, and who is away. */
export const TeamPicture = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'features.pictures.team' })
  const weekday = dayText(locale, { weekday: 'short' })
  const date = dayText(locale, { day: 'numeric' })
  const day = dayText(locale, { day: 'numeric', month: 'short' })
  return (
    <ProductWindow title={t('title')}>
      <div className="dashboard">
        <div className="workweek">
          {WEEK.map((days, at) => (
            <span key={days} data-today={at === WEDNESDAY || undefined}>
              {weekday(days)} <b>{date(days)}</b>
            </span>
          ))}
        </div>
        {TASKS.map(([task, days], at) => (
          <span key={task} className="frame-row">
            <i className="tick" data-done={at === 0 || undefined} />
            <span>
              {t(`tasks.${task}`)} <i className="who">{t(`people.${task}`)}</i>
            </span>
            <small>{weekday(days)}</small>
          </span>
        ))}
        <p className="away">
          <b>{t('away')}</b> {t('vacation', { day: day(AWAY) })}
        </p>
      </div>
    </ProductWindow>
  )
}
