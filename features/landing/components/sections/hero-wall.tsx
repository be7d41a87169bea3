import { SheetWall } from '#components/documents/sheet-wall.tsx'
import { pictureOf } from '#features/previews/sheet-picture.ts'
import { HeroIntro } from '../hero-intro.tsx'
import type { LandingSectionProps } from '../section-props.ts'

/** Words above a wall of sheets that runs off both sides of the screen. */
export const HeroWall = ({ section, headingId, tools }: LandingSectionProps<'hero-wall'>) => (
  <section aria-labelledby={headingId} className="flow-root overflow-clip pt-10 md:pt-16">
    <div className="container-page">
      <div className="max-w-dialog">
        <HeroIntro section={section} headingId={headingId} tools={tools} />
      </div>
    </div>
    <SheetWall
      sheets={section.sheets}
      pictureOf={pictureOf(tools.locale)}
      words={tools.words}
      locale={tools.locale}
      className="mt-16 max-h-100 lg:mt-8"
    />
  </section>
)
