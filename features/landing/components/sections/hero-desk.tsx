import { SheetDesk } from '#components/documents/sheet-desk.tsx'
import { Sheet } from '#components/documents/sheet.tsx'
import { HeroIntro } from '../hero-intro.tsx'
import type { LandingSectionProps } from '../section-props.ts'

/** Words beside a desk seen from above. */
export const HeroDesk = ({ section, headingId, tools }: LandingSectionProps<'hero-desk'>) => {
  const { locale, words } = tools
  return (
    <section aria-labelledby={headingId} className="overflow-clip bg-mint py-10 md:py-16">
      <div className="container-page grid grid-cols-1 items-center gap-12 lg:grid-cols-2">
        <HeroIntro section={section} headingId={headingId} tools={tools} />
        <SheetDesk>
          {section.sheets.map((name) => (
            <Sheet key={name} name={name} words={words} locale={locale} />
          ))}
        </SheetDesk>
      </div>
    </section>
  )
}
