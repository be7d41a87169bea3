import { ClausePage } from '#components/documents/clause-page.tsx'
import { Sheet } from '#components/documents/sheet.tsx'
import { HeroIntro } from '../hero-intro.tsx'
import type { LandingSectionProps } from '../section-props.ts'

/** Words beside a page with one clause that lies on a document. */
export const HeroClause = ({ section, headingId, tools }: LandingSectionProps<'hero-clause'>) => {
  const { locale, words, clauses } = tools
  return (
    <section aria-labelledby={headingId} className="overflow-clip py-10 md:py-16">
      <div className="container-page grid grid-cols-1 items-center gap-14 lg:grid-cols-2">
        <HeroIntro section={section} headingId={headingId} tools={tools} />
        <div className="grid grid-cols-1">
          <div
            className="covered col-start-1 row-start-1 ms-auto w-3/4 rotate-3"
            aria-hidden="true"
          >
            <Sheet name={section.sheet} words={words} locale={locale} />
          </div>
          <div className="relative col-start-1 row-start-1 w-11/12 -rotate-1 self-end pt-24">
            <ClausePage words={clauses[section.clause]} />
          </div>
        </div>
      </div>
    </section>
  )
}
