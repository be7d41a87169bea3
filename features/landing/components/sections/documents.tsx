import { ClausePage } from '#components/documents/clause-page.tsx'
import { Drawer } from '#components/documents/drawer.tsx'
import { TitledSheet } from '#components/documents/titled-sheet.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { departmentOf, pictureOf, sheetPicture } from '#features/previews/sheet-picture.ts'
import { lineBreaks } from '#lib/i18n/line-breaks.ts'
import type { LandingSectionProps } from '../section-props.ts'

/** A clause that settles a dispute beforehand, on the document that it stands in. */
export const ClauseSection = ({ section, headingId, tools }: LandingSectionProps<'clause'>) => {
  const { action, clauses, clauseHeading, clauseLead, locale, signUp } = tools
  const words = clauses[section.clause]
  return (
    <section aria-labelledby={headingId} className="clause-section overflow-clip bg-mint">
      <div className="container-page">
        <div className="clause-words">
          <SectionHeading id={headingId} title={clauseHeading} lead={clauseLead} />
          {action ? signUp({ className: buttonClasses('outlined'), children: action }) : null}
        </div>
        <div className="clause-laid">
          <div aria-hidden="true">
            <TitledSheet
              title={lineBreaks(words.document, locale)}
              pictureOf={(title) => pictureOf(locale)(title) ?? sheetPicture('services', locale)}
              words={tools.words}
              locale={locale}
            />
          </div>
          <ClausePage words={words} namesDocument />
        </div>
      </div>
    </section>
  )
}

/** Drawers of the library with the titles that lie in them. */
export const DrawersSection = ({ section, headingId, tools }: LandingSectionProps<'drawers'>) => (
  <section aria-labelledby={headingId} className="container-page section">
    <SectionHeading
      id={headingId}
      title={section.heading}
      lead={section.lead}
      className="max-w-read"
    />
    <div className="cabinet some-drawers">
      {section.items.map(({ name, note, titles }) => (
        <Drawer
          key={name}
          name={lineBreaks(name, tools.locale)}
          note={note}
          titles={titles}
          of={departmentOf(titles[0] ?? '')}
          pictureOf={pictureOf(tools.locale)}
          words={tools.words}
          locale={tools.locale}
        />
      ))}
    </div>
  </section>
)

/** Templates that fit the page, laid out on a desk (S2 §3). */
export const Documents = ({ section, headingId, tools }: LandingSectionProps<'documents'>) => (
  <section aria-labelledby={headingId} className="overflow-clip bg-desk py-10 pt-section">
    <div className="container-page">
      <SectionHeading
        id={headingId}
        title={tools.usualDocuments?.title ?? section.heading}
        lead={tools.usualDocuments?.lead ?? section.lead}
        className="max-w-read"
      />
      {tools.documents}
    </div>
  </section>
)
