import type { SectionProps } from '#components/sections/section-props.ts'
import { VisitorClosing } from './visitor-closing.tsx'
import { VisitorHero } from './visitor-hero.tsx'
import { VisitorQuestions } from './visitor-questions.tsx'
import { VisitorSteps } from './visitor-steps.tsx'

/** The page that affiliates' links lead to (S2 §2.2 "Start"). */
export const VisitorView = (props: SectionProps) => (
  <>
    <VisitorHero {...props} />
    <VisitorSteps {...props} />
    <VisitorQuestions {...props} />
    <VisitorClosing {...props} />
  </>
)
