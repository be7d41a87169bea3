import type { SectionProps } from '#components/sections/section-props.ts'
import { DriveClosing } from './drive-closing.tsx'
import { DriveCost } from './drive-cost.tsx'
import { DriveHero } from './drive-hero.tsx'
import { DriveQuestions } from './drive-questions.tsx'
import { DriveTiers } from './drive-tiers.tsx'
import { DriveTrades } from './drive-trades.tsx'

/** The page of the cloud drive: its screen, its sizes, what it does for whom, and what it costs (S2 §2.2). */
export const DriveView = (props: SectionProps) => (
  <>
    <DriveHero {...props} />
    <DriveTrades {...props} />
    <DriveTiers {...props} />
    <DriveCost {...props} />
    <DriveQuestions {...props} />
    <DriveClosing {...props} />
  </>
)
