import { SectionHeading } from '#components/ui/section-heading.tsx'
import type { LandingSectionProps } from '../section-props.ts'

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
