import { ClausePage } from '#components/documents/clause-page.tsx'
import { TitledSheet } from '#components/documents/titled-sheet.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { pictureOf, sheetPicture } from '#features/previews/sheet-picture.ts'
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
