import { getTranslations } from 'next-intl/server'
import { SheetFan } from '#components/documents/sheet-fan.tsx'
import { Sheet } from '#components/documents/sheet.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { MENU_DEPARTMENTS } from '#lib/config/library.ts'
import type { Toolkit } from '../offer-record.ts'
import type { PlansPage } from './plans-page.ts'

/** Of each toolkit the department that its titles are from, and the sheets that are drawn. */
const TOOLKITS = {
  hr: { department: 'humanResources', sheets: ['letter', 'handbook', 'appraisal'] },
  legal: { department: 'legal', sheets: ['contract', 'letter', 'form'] },
} as const satisfies Record<Toolkit, unknown>

type Props = PlansPage & { toolkit: Toolkit }

/** Documents of one department beside the plans, with titles of the library (S2 §2.2 "hr-toolkit", "legal-toolkit"). */
export const ToolkitSection = async ({ toolkit, locale, claims, documents }: Props) => {
  const t = await getTranslations({ locale, namespace: 'plans.toolkit' })
  const { department, sheets } = TOOLKITS[toolkit]
  const [front, start, end] = sheets
  const { name, titles } = documents.departments[department]
  const drawn = { words: documents, locale }
  return (
    <section aria-labelledby="toolkit" className="container-page plans-toolkit py-section">
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
        <SiteLink
          to={`library/${MENU_DEPARTMENTS[department]}`}
          locale={locale}
          className="link mt-4 inline-block"
        >
          {t(`${toolkit}.link`, claims)}
        </SiteLink>
      </div>
    </section>
  )
}
