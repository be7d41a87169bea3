import { Fragment, type ReactNode } from 'react'
import type { LandingSection, SectionType } from '../landing-sections.ts'
import type { LandingSectionProps, SectionTools } from './section-props.ts'
import { SECTIONS } from './section-table.ts'

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
