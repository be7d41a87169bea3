import { Fragment, type ReactNode } from 'react'
import type { LandingSection, SectionType } from '../landing-sections.ts'
import type { LandingSectionProps, SectionTools } from './section-props.ts'
import { Benefits, Comparison, LetterSection, ProofSection } from './sections/benefits.tsx'
import { ClosingSection } from './sections/closing.tsx'
import { ClauseSection, Documents, DrawersSection } from './sections/documents.tsx'
import { HeroForm } from './sections/hero-form.tsx'
import {
  HeroClause,
  HeroDesk,
  HeroFan,
  HeroLedger,
  HeroPage,
  HeroWall,
} from './sections/heroes.tsx'
import { StepsSection } from './sections/steps.tsx'
import { Video } from './sections/video.tsx'

type SectionTable = {
  readonly [Type in SectionType]: (props: LandingSectionProps<Type>) => ReactNode
}

/** The component of each section type that a record may name. */
export const SECTIONS: SectionTable = {
  'hero-clause': HeroClause,
  'hero-desk': HeroDesk,
  'hero-fan': HeroFan,
  'hero-form': HeroForm,
  'hero-ledger': HeroLedger,
  'hero-page': HeroPage,
  'hero-wall': HeroWall,
  benefits: Benefits,
  closing: ClosingSection,
  clause: ClauseSection,
  comparison: Comparison,
  documents: Documents,
  drawers: DrawersSection,
  letter: LetterSection,
  proof: ProofSection,
  steps: StepsSection,
  video: Video,
} satisfies Record<SectionType, unknown>

type Shown<Type extends SectionType> = { type: Type; props: LandingSectionProps<Type> }

const show = <Type extends SectionType>({ type, props }: Shown<Type>): ReactNode =>
  SECTIONS[type](props)

type Props = {
  sections: readonly LandingSection[]
  tools: SectionTools
}

/** The sections of a record, in its order. */
export const LandingSections = ({ sections, tools }: Props) => {
  const [first] = sections
  const action = first && 'action' in first ? first.action : undefined
  const sheet = first && 'sheet' in first ? first.sheet : undefined
  const shared = { ...tools, opening: first?.type, action, sheet }
  return sections.map((section, at) => {
    const headingId = `part-${at + 1}`
    return (
      <Fragment key={headingId}>
        {show({ type: section.type, props: { section, headingId, tools: shared } })}
      </Fragment>
    )
  })
}
