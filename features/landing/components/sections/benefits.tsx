import { FigureList } from '#components/sections/proof-strip.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import type { SectionOf } from '../../landing-sections.ts'
import type { LandingSectionProps } from '../section-props.ts'

type SideProps = { side: SectionOf<'comparison'>['after']; isOurs?: boolean }

const Side = ({ side, isOurs = false }: SideProps) => (
  <>
    <h3 className="text-title">{side.title}</h3>
    <ul className={isOurs ? 'mt-6' : 'mt-4 text-ink-soft'}>
      {side.items.map((item) => (
        <li key={item} className="flex items-baseline gap-3 border-t border-line py-3">
          {isOurs ? <Icon name="check" className="nudged text-action" /> : null}
          {item}
        </li>
      ))}
    </ul>
  </>
)

/** Two ways beside each other: the other one under the heading, ours on a signed page. */
export const Comparison = ({ section, headingId }: LandingSectionProps<'comparison'>) => (
  <section aria-labelledby={headingId} className="section overflow-x-clip">
    <div className="container-page grid grid-cols-1 items-center gap-12 lg:grid-cols-2 lg:gap-16">
      <div>
        <SectionHeading id={headingId} title={section.heading} />
        <div className="mt-10">
          <Side side={section.before} />
        </div>
      </div>
      <div className="leaf lifted mb-6 rotate-1 p-8 md:p-12 lg:mb-0">
        <Side side={section.after} isOurs />
        <div className="mt-6 border-b border-ink" aria-hidden="true">
          <span className="signature block" />
        </div>
      </div>
    </div>
  </section>
)

/** Figures on a ruled strip. */
export const ProofSection = ({ section }: LandingSectionProps<'proof'>) => (
  <div className="border-y border-line bg-sheet">
    <FigureList figures={section.items} />
  </div>
)

/** A customer's own words, then who signed. */
export const LetterSection = ({ section }: LandingSectionProps<'letter'>) => (
  <div className="container-page section">
    <div className="mx-auto max-w-read">
      <figure className="leaf letter rotate-1 text-title md:p-10">
        <blockquote>
          <p className="md:min-h-14 md:pe-20">{section.greeting}</p>
          <p>{section.quote}</p>
        </blockquote>
        <figcaption>
          <strong>{section.name}</strong>
          <span>{section.trade}</span>
        </figcaption>
      </figure>
    </div>
  </div>
)

/** The benefits for the customer: a ruled list over the whole width, each line starting with a name. */
export const Benefits = ({ section, headingId }: LandingSectionProps<'benefits'>) => (
  <section aria-labelledby={headingId} className="section">
    <div className="container-page">
      <SectionHeading id={headingId} title={section.heading} />
      <dl className="mt-10 border-t-2 border-ink">
        {section.items.map(({ title, text }) => (
          <div
            key={title}
            className="grid gap-2 border-b border-line py-6 md:grid-cols-12 md:gap-8"
          >
            <dt className="font-serif text-title font-semibold md:col-span-5">{title}</dt>
            <dd className="text-ink-soft md:col-span-7">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
)
