import { ClausePage } from '#components/documents/clause-page.tsx'
import { SheetFan } from '#components/documents/sheet-fan.tsx'
import { SheetWall } from '#components/documents/sheet-wall.tsx'
import { Sheet } from '#components/documents/sheet.tsx'
import { pictureOf } from '#features/previews/sheet-picture.ts'
import { HeroIntro } from '../hero-intro.tsx'
import type { LandingSectionProps } from '../section-props.ts'

/** Words beside a page with one clause that lies on a document. */
export const HeroClause = ({ section, headingId, tools }: LandingSectionProps<'hero-clause'>) => {
  const { locale, words, clauses } = tools
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
          <div className="relative col-start-1 row-start-1 w-11/12 -rotate-1 self-end pt-24">
            <ClausePage words={clauses[section.clause]} />
          </div>
        </div>
      </div>
    </section>
  )
}

/** Words at the start, a fan of three sheets at the end. */
export const HeroFan = ({ section, headingId, tools }: LandingSectionProps<'hero-fan'>) => {
  const { locale, words, agreement } = tools
  const [front, start, end] = section.sheets.map((name) => (
    <Sheet key={name} name={name} words={words} locale={locale} />
  ))
  const picture = { start, end, className: 'hero-fan' }
  return (
    <section aria-labelledby={headingId} className="overflow-clip bg-desk py-10 md:py-16">
      <div className="container-page grid grid-cols-1 items-center gap-12 lg:grid-cols-2">
        <HeroIntro section={section} headingId={headingId} tools={tools} />
        {agreement && section.sheets[0] === 'contract' ? (
          agreement(picture)
        ) : (
          <SheetFan front={front} {...picture} />
        )}
      </div>
    </section>
  )
}

/** Words beside a page of a ledger that holds the figures. */
export const HeroLedger = ({ section, headingId, tools }: LandingSectionProps<'hero-ledger'>) => (
  <section aria-labelledby={headingId} className="overflow-clip bg-mint py-10 md:py-16">
    <div className="container-page grid grid-cols-1 items-center gap-14 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <HeroIntro section={section} headingId={headingId} tools={tools} />
      </div>
      <div className="leaf lifted rotate-1 p-8 md:p-10 lg:col-span-5">
        <p className="font-serif text-title font-semibold">{section.title}</p>
        <dl className="mt-5 border-t-2 border-ink">
          {section.rows.map(({ text, figure }) => (
            <div
              key={text}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-3"
            >
              <dt className="text-ink-soft">{text}</dt>
              <dd className="ms-auto font-serif text-title font-semibold figures">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  </section>
)

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

/** Words beside a desk seen from above, sheets lying about on it. */
export const HeroDesk = ({ section, headingId, tools }: LandingSectionProps<'hero-desk'>) => {
  const { locale, words } = tools
  return (
    <section aria-labelledby={headingId} className="overflow-clip bg-mint py-10 md:py-16">
      <div className="container-page grid grid-cols-1 items-center gap-12 lg:grid-cols-2">
        <HeroIntro section={section} headingId={headingId} tools={tools} />
        <div className="sheet-desk" aria-hidden="true">
          {section.sheets.map((name) => (
            <Sheet key={name} name={name} words={words} locale={locale} />
          ))}
        </div>
      </div>
    </section>
  )
}
