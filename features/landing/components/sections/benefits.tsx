import { SectionHeading } from '#components/ui/section-heading.tsx'
import type { LandingSectionProps } from '../section-props.ts'

/** What the customer gets: the heading stays at the start, a ruled list runs at the end. */
export const Benefits = ({ section, headingId }: LandingSectionProps<'benefits'>) => (
  <section aria-labelledby={headingId} className="section">
    <div className="container-page grid grid-cols-1 gap-10 lg:grid-cols-12 lg:gap-8">
      <SectionHeading id={headingId} title={section.heading} className="lg:col-span-4" />
      <dl className="border-t-2 border-ink lg:col-span-7 lg:col-start-6">
        {section.items.map(({ title, text }) => (
          <div key={title} className="grid gap-2 border-b border-line py-6 md:grid-cols-5 md:gap-6">
            <dt className="font-serif text-title font-semibold md:col-span-2">{title}</dt>
            <dd className="text-ink-soft md:col-span-3">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
)
