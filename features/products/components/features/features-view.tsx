import type { SectionProps } from '#components/sections/section-props.ts'
import { AudienceDaybook } from './audience-daybook.tsx'
import { FeaturesClosing } from './features-closing.tsx'
import { FeaturesHero } from './features-hero.tsx'
import { ToolGroups } from './tool-groups.tsx'

/** The page that menus and footer lead to: an anchor for every tool and every audience (S2 §1, §2.6, §2.7). */
export const FeaturesView = (props: SectionProps) => (
  <>
    <FeaturesHero {...props} />
    <ToolGroups {...props} />
    <AudienceDaybook {...props} />
    <FeaturesClosing {...props} />
  </>
)
