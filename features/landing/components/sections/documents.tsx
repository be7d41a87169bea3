import { SectionHeading } from '#components/ui/section-heading.tsx'
import type { SectionType } from '../../landing-sections.ts'
import type { LandingSectionProps } from '../section-props.ts'

/** Neighbouring pages lay their documents out in different ways. */
const LAID: Partial<Record<SectionType, 'end' | 'rows'>> = {
  'hero-page': 'end',
  'hero-form': 'end',
  'hero-wall': 'rows',
  'hero-ledger': 'rows',
}

/** Templates that fit the page, laid out on a desk (S2 §3). */
export const Documents = ({ section, headingId, tools }: LandingSectionProps<'documents'>) => (
  <section
    aria-labelledby={headingId}
    className="overflow-clip bg-desk py-section"
    data-laid={tools.opening && LAID[tools.opening]}
  >
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
