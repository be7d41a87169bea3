import { Sheet } from '#components/documents/sheet.tsx'
import { Opening } from '../components/opening.tsx'
import type { SectionProps } from '../section-props.ts'

/** One large sheet with a notary's flags on its edge at the start, words at the end. */
export const HeroPage = ({ section, headingId, tools }: SectionProps<'hero-page'>) => {
  const { locale, words } = tools
  return (
    <section aria-labelledby={headingId} className="overflow-clip bg-desk py-10 md:py-16">
      <div className="container-page grid grid-cols-1 items-center gap-12 lg:grid-cols-2 lg:gap-16">
        <div className="lg:order-last">
          <Opening section={section} headingId={headingId} tools={tools} />
        </div>
        <div className="relative" aria-hidden="true">
          <div className="w-5/6 -rotate-1">
            <Sheet name={section.sheet} words={words} locale={locale} />
          </div>
          <ul className="absolute inset-y-0 end-0 flex w-max min-w-1/3 flex-col items-start justify-evenly pt-12 xs:w-1/4 xs:min-w-0">
            {section.notes.map((note) => (
              <li key={note} className="flag static">
                {note}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
