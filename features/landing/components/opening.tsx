import type { ReactNode } from 'react'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { CheckList } from '#components/ui/check-list.tsx'
import type { SectionOf, SectionType } from '#lib/contracts/landing-sections.ts'
import type { SectionTools } from '../section-props.ts'
import { MarkedText } from './marked-text.tsx'

type OpeningType = Extract<SectionType, `hero-${string}`>

type Props = {
  section: SectionOf<OpeningType>
  headingId: string
  tools: SectionTools
  /** What stands in place of the button. */
  children?: ReactNode
}

/** The words of an opening: promise, reason, action, assurances. */
export const Opening = ({ section, headingId, tools, children }: Props) => (
  <div>
    <h1 id={headingId} className="text-hero tracking-tight">
      <MarkedText text={section.heading} />
    </h1>
    <p className="mt-5 max-w-read text-lead text-ink-soft">{section.lead}</p>
    <div className="mt-8">
      {children ??
        tools.signUp({
          className: buttonClasses('primary'),
          isHero: true,
          children: section.action,
        })}
    </div>
    {section.points.length > 0 ? (
      <CheckList
        items={section.points}
        className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-small text-ink-soft"
      />
    ) : null}
  </div>
)
