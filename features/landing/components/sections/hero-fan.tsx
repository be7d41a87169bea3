import { SheetFan } from '#components/documents/sheet-fan.tsx'
import { Sheet } from '#components/documents/sheet.tsx'
import { HeroIntro } from '../hero-intro.tsx'
import type { LandingSectionProps } from '../section-props.ts'

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
