import { buttonClasses } from '#components/ui/button-classes.ts'
import { CheckList } from '#components/ui/check-list.tsx'
import { MarkedText } from '#components/ui/marked-text.tsx'
import type { SectionOf, SectionType } from '../landing-sections.ts'
import type { SectionTools } from './section-props.ts'

type WordsProps = {
  section: { heading: string; lead: string }
  headingId: string
  /** On ink the lead has the colour of the headline. */
  isOnInk?: boolean
}

/** The promise of an opening and the reason for it. */
export const HeroWords = ({ section, headingId, isOnInk = false }: WordsProps) => (
  <>
    <h1 id={headingId} className="long-title text-hero tracking-tight">
      <MarkedText text={section.heading} />
    </h1>
    <p className={`mt-8 max-w-read text-lead ${isOnInk ? '' : 'text-ink-soft'}`}>{section.lead}</p>
  </>
)

/** The assurances of an opening, where it has any. */
export const HeroPoints = ({ points }: { points: readonly string[] }) =>
  points.length > 0 ? (
    <CheckList
      items={points}
      className="mt-2 flex flex-wrap gap-x-6 gap-y-2 text-small text-ink-soft"
    />
  ) : null

type OpeningType = Extract<SectionType, `hero-${string}`>

type Props = {
  section: SectionOf<OpeningType>
  headingId: string
  tools: SectionTools
}

/** The words of an opening: promise, reason, action, assurances, and the search of the library. */
export const HeroIntro = ({ section, headingId, tools }: Props) => (
  <div>
    <HeroWords section={section} headingId={headingId} />
    <div className="mt-8">
      {tools.signUp({
        className: buttonClasses('primary'),
        isHero: true,
        children: section.action,
      })}
    </div>
    {tools.price}
    <HeroPoints points={section.points} />
    {tools.search}
  </div>
)
