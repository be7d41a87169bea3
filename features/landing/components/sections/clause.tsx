import { ClausePage } from '#components/documents/clause-page.tsx'
import { PlainSheet } from '#components/documents/plain-sheet.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { pictureOf, sheetPicture } from '#features/previews/sheet-picture.ts'
import type { LandingSectionProps } from '../section-props.ts'

/** A clause that settles a dispute beforehand, on the document that it stands in. */
export const ClauseSection = ({ section, headingId, tools }: LandingSectionProps<'clause'>) => {
  const { action, clauses, clauseHeading, locale, signUp } = tools
  const words = clauses[section.clause]
  const picture = pictureOf(locale)(words.document) ?? sheetPicture('services', locale)
  return (
    <section aria-labelledby={headingId} className="clause-section overflow-clip bg-mint">
      <div className="container-page">
        <div className="clause-words">
          <SectionHeading id={headingId} title={clauseHeading} />
          {action ? signUp({ className: buttonClasses('outlined'), children: action }) : null}
        </div>
        <div className="clause-laid">
          <div aria-hidden="true">
            <PlainSheet title={words.document} picture={picture} />
          </div>
          <ClausePage words={words} namesDocument />
        </div>
      </div>
    </section>
  )
}
