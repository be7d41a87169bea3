import { Sheet } from '#components/documents/sheet.tsx'
import { Container } from '#components/ui/container.tsx'
import { Opening } from '../components/opening.tsx'
import type { SectionProps } from '../section-props.ts'

/** One large sheet with notes in its margin at the start, words at the end. */
export const HeroPage = ({ section, headingId, tools }: SectionProps<'hero-page'>) => {
  const { locale, words } = tools
  return (
    <section aria-labelledby={headingId} className="bg-desk py-10 md:py-20">
      <Container className="grid items-center gap-14 lg:grid-cols-12 lg:gap-8">
        <div className="lg:order-last lg:col-span-6">
          <Opening section={section} headingId={headingId} tools={tools} />
        </div>
        <div className="flex lg:col-span-6" aria-hidden="true">
          <div className="w-2/3 -rotate-1">
            <Sheet name={section.sheet} words={words} locale={locale} />
          </div>
          <ul className="flex w-1/3 flex-col justify-around pb-16">
            {section.notes.map((note) => (
              <li
                key={note}
                className="relative ms-4 border-s-2 border-marker ps-3 font-serif text-small"
              >
                {note}
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  )
}
