import type { SectionProps } from '#components/sections/section-props.ts'
import { AppsClosing } from './apps-closing.tsx'
import { AppsHero } from './apps-hero.tsx'
import { AppsIndex } from './apps-index.tsx'
import { AppsPlaces } from './apps-places.tsx'
import { AppsQuestions } from './apps-questions.tsx'
import { AppsRoutes } from './apps-routes.tsx'

/** All apps: where they run, which there are, and what goes from one to another (S2 §1, §2.2). */
export const AppsView = (props: SectionProps) => (
  <>
    <AppsHero {...props} />
    <AppsPlaces {...props} />
    <AppsIndex {...props} />
    <AppsRoutes {...props} />
    <AppsQuestions {...props} />
    <AppsClosing {...props} />
  </>
)
