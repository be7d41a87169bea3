import { SectionHeading } from '#components/ui/section-heading.tsx'
import type { LandingSectionProps } from '../section-props.ts'

/** The benefits for the customer: a ruled list over the whole width, each line starting with a name. */
export const Benefits = ({ section, headingId }: LandingSectionProps<'benefits'>) => (
  <section aria-labelledby={headingId} className="section">
    <div className="container-page">
      <SectionHeading id={headingId} title={section.heading} />
      <dl className="mt-10 border-t-2 border-ink">
        {section.items.map(({ title, text }) => (
          <div
            key={title}
            className="grid gap-2 border-b border-line py-6 md:grid-cols-12 md:gap-8"
          >
            <dt className="font-serif text-title font-semibold md:col-span-5">{title}</dt>
            <dd className="text-ink-soft md:col-span-7">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
)
