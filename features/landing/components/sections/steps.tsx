import { SectionHeading } from '#components/ui/section-heading.tsx'
import type { LandingSectionProps } from '../section-props.ts'

/** How it works, step by step along a line. */
export const StepsSection = ({ section, headingId }: LandingSectionProps<'steps'>) => (
  <section aria-labelledby={headingId} className="section">
    <div className="container-page">
      <SectionHeading id={headingId} title={section.heading} />
      <ol className="mt-12 grid grid-cols-1 gap-10 md:auto-cols-fr md:grid-cols-none md:grid-flow-col md:gap-8">
        {section.items.map(({ title, text }, at) => (
          <li key={title} className="border-t-2 border-ink pt-5">
            <span className="font-serif text-display text-action" aria-hidden="true">
              {at + 1}
            </span>
            <h3 className="mt-2 text-title">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
)
