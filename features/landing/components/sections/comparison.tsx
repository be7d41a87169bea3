import { Icon } from '#components/ui/icon.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import type { SectionOf } from '../../landing-sections.ts'
import type { LandingSectionProps } from '../section-props.ts'

type SideProps = { side: SectionOf<'comparison'>['after']; isOurs: boolean }

const Side = ({ side, isOurs }: SideProps) => (
  <div
    className={`rounded-sheet border border-line p-8 md:p-12 ${isOurs ? 'bg-sheet lifted md:-mt-8 md:mb-8' : 'bg-desk text-ink-soft'}`}
  >
    <h3 className="text-title">{side.title}</h3>
    <ul className="mt-6">
      {side.items.map((item) => (
        <li key={item} className="flex items-baseline gap-3 border-t border-line py-3">
          <Icon
            name={isOurs ? 'check' : 'cross'}
            className={`nudged ${isOurs ? 'text-action' : 'text-ink-mute'}`}
          />
          {item}
        </li>
      ))}
    </ul>
  </div>
)

/** Two ways beside each other, ours lifted from the desk. */
export const Comparison = ({ section, headingId }: LandingSectionProps<'comparison'>) => (
  <section aria-labelledby={headingId} className="section">
    <div className="container-page">
      <SectionHeading id={headingId} title={section.heading} />
      <div className="mt-12 grid grid-cols-1 gap-6 md:mt-20 md:grid-cols-2">
        <Side side={section.before} isOurs={false} />
        <Side side={section.after} isOurs />
      </div>
    </div>
  </section>
)
