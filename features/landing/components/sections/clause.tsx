import { ClausePage } from '#components/documents/clause-page.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import type { LandingSectionProps } from '../section-props.ts'

/** A clause that settles a dispute beforehand, beside what it is good for. */
export const ClauseSection = ({ section, headingId, tools }: LandingSectionProps<'clause'>) => (
  <section aria-labelledby={headingId} className="bg-mint py-10 md:py-16">
    <div className="container-page grid grid-cols-1 items-center gap-12 lg:grid-cols-2 lg:gap-16">
      <SectionHeading id={headingId} title={tools.clauseHeading} />
      <ClausePage words={tools.clauses[section.clause]} namesDocument />
    </div>
  </section>
)
