import { Sheet } from '#components/documents/sheet.tsx'
import { Opening } from '../components/opening.tsx'
import type { SectionProps } from '../section-props.ts'

/** The form of the sign-up in the page, beside the document that waits behind it. */
export const HeroForm = ({ section, headingId, tools }: SectionProps<'hero-form'>) => {
  const { locale, words, signUpForm } = tools
  return (
    <section aria-labelledby={headingId} className="overflow-clip py-10 md:py-16">
      <div className="container-page grid grid-cols-1 items-center gap-14 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Opening section={section} headingId={headingId} tools={tools}>
            {signUpForm({ action: section.action })}
          </Opening>
        </div>
        <div className="rotate-2 lg:col-span-5" aria-hidden="true">
          <Sheet name={section.sheet} words={words} locale={locale} />
        </div>
      </div>
    </section>
  )
}
