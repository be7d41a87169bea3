import { LetterPage } from '../components/letter-page.tsx'
import { Opening } from '../components/opening.tsx'
import type { SectionProps } from '../section-props.ts'

/** Words beside a customer's letter. */
export const HeroLetter = ({ section, headingId, tools }: SectionProps<'hero-letter'>) => (
  <section aria-labelledby={headingId} className="overflow-clip py-10 md:py-24">
    <div className="container-page grid items-center gap-14 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <Opening section={section} headingId={headingId} tools={tools} />
      </div>
      <div className="lg:col-span-5">
        <LetterPage quote={section.quote} name={section.name} trade={section.trade} />
      </div>
    </div>
  </section>
)
