import { Drawer } from '#components/documents/drawer.tsx'
import { Container } from '#components/ui/container.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import type { SectionProps } from '../section-props.ts'

/** Drawers of the library with the titles that lie in them. */
export const Drawers = ({ section, headingId }: SectionProps<'drawers'>) => (
  <section aria-labelledby={headingId} className="bg-desk py-section">
    <Container>
      <SectionHeading id={headingId} title={section.heading} lead={section.lead} />
      <div className="mt-12 grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {section.items.map(({ name, note, titles }) => (
          <Drawer key={name} name={name} note={note} titles={titles} />
        ))}
      </div>
    </Container>
  </section>
)
