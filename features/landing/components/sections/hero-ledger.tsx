import { HeroIntro } from '../hero-intro.tsx'
import type { LandingSectionProps } from '../section-props.ts'

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
