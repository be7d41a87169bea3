import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SectionHeading } from '#components/ui/section-heading.tsx'

/** From which app to which, in the order of a document's way. */
const TRANSFERS = [
  ['templates', 'docs'],
  ['docs', 'cloud-drive'],
  ['chat', 'task-management'],
  ['task-management', 'dashboard'],
  ['cloud-drive', 'contacts'],
] as const

/** What goes from one app to another by itself, set as a timetable. */
export const AppsRoutes = async ({ locale }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'apps.transfers' })
  const menus = await getTranslations({ locale, namespace: 'menus.tools' })
  return (
    <section aria-labelledby="transfers" className="container-page py-section">
      <SectionHeading id="transfers" title={t('title')} className="max-w-read" />
      <ul className="transfers">
        {TRANSFERS.map(([from, to]) => (
          <li key={from}>
            <h3>
              <span>{menus(from)}</span> <i aria-hidden="true" /> <span>{menus(to)}</span>
            </h3>
            <p>{t(`lines.${from}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
