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
