import { buttonClasses } from '#components/ui/button-classes.ts'
import type { SectionOf, SectionType } from '../landing-sections.ts'
import { HeroPoints, HeroWords } from './hero-words.tsx'
import type { SectionTools } from './section-props.ts'

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
    <HeroPoints points={section.points} />
    {tools.search}
  </div>
)
