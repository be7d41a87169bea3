import type { SectionProps } from '#components/sections/section-props.ts'
import { AboutHero } from './about-hero.tsx'
import { Beliefs } from './beliefs.tsx'
import { CompanyContacts } from './company-contacts.tsx'
import { CompanyFigures } from './company-figures.tsx'
import { History } from './history.tsx'

/** The company: how it came about, what it holds to, its figures, and where it is found (S2 §2.2). */
export const AboutView = (props: SectionProps) => (
  <>
    <AboutHero {...props} />
    <History {...props} />
    <Beliefs {...props} />
    <CompanyFigures {...props} />
    <CompanyContacts {...props} />
  </>
)
