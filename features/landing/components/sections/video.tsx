import { SectionHeading } from '#components/ui/section-heading.tsx'
import { Film } from '../film.tsx'
import type { LandingSectionProps } from '../section-props.ts'

/** A silent clip beside its heading, which plays when the visitor asks for it. */
export const Video = ({ section, headingId, tools }: LandingSectionProps<'video'>) => (
  <section aria-labelledby={headingId} className="section">
    <div className="container-page grid grid-cols-1 gap-12 lg:grid-cols-12 lg:gap-16">
      <SectionHeading
        id={headingId}
        title={section.heading}
        lead={section.lead}
        className="lg:col-span-4"
      />
      <div className="lg:col-span-8">
        <Film name={section.video} tools={tools} />
      </div>
    </div>
  </section>
)
