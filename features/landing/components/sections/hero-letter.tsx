import { Sheet } from '#components/documents/sheet.tsx'
import { HeroIntro } from '../hero-intro.tsx'
import { LetterPage } from '../letter-page.tsx'
import type { LandingSectionProps } from '../section-props.ts'

/** Words beside a customer's letter that lies on the document it speaks of. */
export const HeroLetter = ({ section, headingId, tools }: LandingSectionProps<'hero-letter'>) => {
  const { locale, words } = tools
  return (
    <section aria-labelledby={headingId} className="overflow-clip py-10 md:py-16">
      <div className="container-page grid grid-cols-1 items-center gap-14 lg:grid-cols-2">
        <HeroIntro section={section} headingId={headingId} tools={tools} />
        <div className="grid grid-cols-1">
          <div
            className="covered col-start-1 row-start-1 ms-auto w-3/4 rotate-3"
            aria-hidden="true"
          >
            <Sheet name={section.sheet} words={words} locale={locale} />
          </div>
          <div className="relative col-start-1 row-start-1 w-4/5 self-end pt-24">
            <LetterPage letter={section} words={words} />
          </div>
        </div>
      </div>
    </section>
  )
}
