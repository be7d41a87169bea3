import { ClausePage } from '#components/documents/clause-page.tsx'
import type { LandingSectionProps } from '../section-props.ts'

/** A clause that settles a dispute beforehand. */
export const ClauseSection = ({ section, tools }: LandingSectionProps<'clause'>) => (
  <div className="bg-mint py-section">
    <div className="container-page">
      <div className="mx-auto max-w-read">
        <ClausePage words={tools.clauses[section.clause]} />
      </div>
    </div>
  </div>
)
