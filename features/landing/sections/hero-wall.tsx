import { SheetWall } from '#components/documents/sheet-wall.tsx'
import { Container } from '#components/ui/container.tsx'
import { Opening } from '../components/opening.tsx'
import type { SectionProps } from '../section-props.ts'

/** Words above a wall of sheets that runs off both sides of the screen. */
export const HeroWall = ({ section, headingId, tools }: SectionProps<'hero-wall'>) => (
  <section aria-labelledby={headingId} className="overflow-clip pt-10 md:pt-20">
    <Container>
      <div className="max-w-dialog">
        <Opening section={section} headingId={headingId} tools={tools} />
      </div>
    </Container>
    <SheetWall titles={section.titles} className="mt-14 max-h-100 overflow-clip" />
  </section>
)
