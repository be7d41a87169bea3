import { getTranslations } from 'next-intl/server'
import { SheetFan } from '#components/documents/sheet-fan.tsx'
import { Sheet } from '#components/documents/sheet.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import type { Toolkit } from '../offer-record.ts'
import type { PlansPage } from './plans-page.ts'

/** Of each toolkit the department that its titles are from, the shelf that holds what it counts, and the sheets that are drawn. */
const TOOLKITS = {
  hr: {
    department: 'humanResources',
    shelf: 'human-resources',
    sheets: ['letter', 'handbook', 'appraisal'],
  },
  legal: { department: 'legal', shelf: 'type/agreement', sheets: ['contract', 'letter', 'form'] },
} as const satisfies Record<Toolkit, unknown>

type Props = PlansPage & { toolkit: Toolkit }

/** Documents of one department beside the plans, with titles of the library (S2 §2.2 "hr-toolkit", "legal-toolkit"). */
export const ToolkitSection = async ({ toolkit, locale, claims, documents }: Props) => {
  const t = await getTranslations({ locale, namespace: 'plans.toolkit' })
  const { department, shelf, sheets } = TOOLKITS[toolkit]
  const [front, start, end] = sheets
  const { name, titles } = documents.departments[department]
  const drawn = { words: documents, locale }
  return (
    <section aria-labelledby="toolkit" className="container-page beside plans-toolkit py-section">
      <SheetFan
        front={<Sheet name={front} tab={name} {...drawn} />}
        start={<Sheet name={start} {...drawn} />}
        end={<Sheet name={end} {...drawn} />}
      />
      <div>
        <SectionHeading
          id="toolkit"
          title={t(`${toolkit}.title`)}
          lead={t(`${toolkit}.text`, claims)}
        />
        <h3 className="mt-8 text-small font-semibold">{t(`${toolkit}.list`)}</h3>
        <ul className="mt-2">
          {titles.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
        <SiteLink to={`library/${shelf}`} locale={locale} className="link mt-4 inline-block">
          {t(`${toolkit}.link`)}
        </SiteLink>
      </div>
    </section>
  )
}
