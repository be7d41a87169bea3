import { Sheet } from '#components/documents/sheet.tsx'
import { HeroIntro } from '../hero-intro.tsx'
import type { LandingSectionProps } from '../section-props.ts'

/** One large sheet with a notary's flags on its edge at the start, words at the end. */
export const HeroPage = ({ section, headingId, tools }: LandingSectionProps<'hero-page'>) => {
  const { locale, words } = tools
  return (
    <section aria-labelledby={headingId} className="overflow-clip bg-desk py-10 md:py-16">
      <div className="container-page grid grid-cols-1 items-center gap-12 lg:grid-cols-2 lg:gap-16">
        <div className="lg:order-last">
          <HeroIntro section={section} headingId={headingId} tools={tools} />
        </div>
        <div className="flagged" data-sheet={section.sheet} aria-hidden="true">
          <div>
            <Sheet name={section.sheet} words={words} locale={locale} />
          </div>
          <ul>
            {section.notes.map((note) => (
              <li key={note} className="flag">
                {note}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
