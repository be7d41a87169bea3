import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { SectionProps } from '#components/sections/section-props.ts'
import { CompanyData } from './company-data.tsx'
import { Departments } from './departments.tsx'
import { Hero } from './hero.tsx'
import { HomeClosing } from './home-closing.tsx'
import { HomeProof } from './home-proof.tsx'
import { HomeSteps } from './home-steps.tsx'
import { Letters } from './letters.tsx'
import { PlanBand } from './plan-band.tsx'
import { Questions } from './questions.tsx'
import { Suite } from './suite.tsx'

type Props = SectionProps & {
  /** The search of the library. */
  search: ReactNode
}

/** The home page's sections in their order. */
export const HomeView = async ({ search, ...props }: Props) => {
  const { locale, claims } = props
  const t = await getTranslations({ locale, namespace: 'home.meta' })
  return (
    <>
      <CompanyData locale={locale} description={t('description', claims)} />
      <Hero {...props} />
      <HomeProof {...props} />
      <Departments {...props} search={search} />
      <HomeSteps {...props} />
      <Suite {...props} />
      <Letters {...props} />
      <PlanBand {...props} />
      <Questions {...props} />
      <HomeClosing {...props} />
    </>
  )
}
