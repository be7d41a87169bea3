import { SheetWall } from '#components/documents/sheet-wall.tsx'
import { pictureOf } from '#features/previews/sheet-picture.ts'
import { HeroIntro } from '../hero-intro.tsx'
import type { LandingSectionProps } from '../section-props.ts'

/** Words with a wall of sheets that runs off the screen. */
export const HeroWall = ({ section, headingId, tools }: LandingSectionProps<'hero-wall'>) => (
  <section aria-labelledby={headingId} className="hero-wall">
    <div className="container-page">
      <div className="hero-wall-words">
        <HeroIntro section={section} headingId={headingId} tools={tools} />
      </div>
    </div>
    <SheetWall
      sheets={section.sheets}
      pictureOf={pictureOf(tools.locale)}
      hanging={section.hanging}
      words={tools.words}
      locale={tools.locale}
    />
  </section>
)
