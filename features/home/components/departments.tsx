import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Drawer } from '#components/documents/drawer.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { pictureOf } from '#features/previews/sheet-picture.ts'
import { MENU_DEPARTMENTS } from '#lib/config/library.ts'
import { lineBreaks } from '#lib/i18n/line-breaks.ts'

const DRAWERS = [
  'legal',
  'humanResources',
  'finance',
  'administration',
  'sales',
  'production',
] as const

type Props = SectionProps & { search: ReactNode }

/** The six departments as the drawers of a cabinet (S1 §1), and the search for visitors who open none. */
export const Departments = async ({ locale, documents, search }: Props) => {
  const t = await getTranslations({ locale, namespace: 'home.departments' })
  return (
    <section aria-labelledby="departments" className="container-page py-section">
      <SectionHeading id="departments" title={t('title')} />
      <div className="mt-4 grid grid-cols-1 gap-8 lg:grid-cols-2 lg:gap-16">
        <p className="max-w-read text-lead text-ink-soft">{t('lead')}</p>
        <div>{search}</div>
      </div>
      <div className="cabinet">
        {DRAWERS.map((id) => (
          <Drawer
            key={id}
            of={MENU_DEPARTMENTS[id]}
            name={documents.departments[id].name}
            note={t(`notes.${id}`)}
            titles={documents.departments[id].titles}
            pictureOf={pictureOf(locale)}
            words={documents}
            locale={locale}
            hasFigures={id === 'finance'}
            link={
              <SiteLink to={`library/${MENU_DEPARTMENTS[id]}`} locale={locale}>
                {lineBreaks(documents.departments[id].name, locale)}
              </SiteLink>
            }
          />
        ))}
      </div>
    </section>
  )
}
