import { SectionHeading } from '#components/ui/section-heading.tsx'
import { Film } from '../components/film.tsx'
import type { SectionProps } from '../section-props.ts'

/** A silent clip under its heading, which plays when the visitor asks for it. */
export const Video = ({ section, headingId, tools }: SectionProps<'video'>) => (
  <section aria-labelledby={headingId} className="section">
    <div className="container-page">
      <SectionHeading id={headingId} title={section.heading} lead={section.lead} />
      <Film name={section.video} tools={tools} />
    </div>
  </section>
)
