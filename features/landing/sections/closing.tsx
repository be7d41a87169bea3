import { Container } from '#components/ui/container.tsx'
import type { SectionProps } from '../section-props.ts'

/** The action once more, on ink. */
export const Closing = ({ section, headingId, tools }: SectionProps<'closing'>) => (
  <section aria-labelledby={headingId} className="on-ink bg-ink py-section text-sheet">
    <Container className="grid items-center gap-8 lg:grid-cols-12">
      <div className="lg:col-span-8">
        <h2 id={headingId} className="text-display tracking-tight">
          {section.heading}
        </h2>
        {section.text ? <p className="mt-4 max-w-read text-lead">{section.text}</p> : null}
      </div>
      <div className="lg:col-span-4 lg:text-end">{tools.renderAction(section.action)}</div>
    </Container>
  </section>
)
