import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import AffiliatePlansPage from '#app/[locale]/[context]/(site)/start/plans/page.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { Questions } from '#features/home/components/home-view.tsx'
import { AppsQuestions } from '#features/products/components/apps/apps-view.tsx'
import { BudgetoView } from '#features/products/components/budgeto/budgeto-view.tsx'
import { PlanPrice } from '#features/products/components/business-plan/business-plan-view.tsx'
import { DocumentQuestions } from '#features/products/components/document-management/document-management-view.tsx'
import { DriveCost } from '#features/products/components/drive/drive-view.tsx'
import { FeaturesClosing } from '#features/products/components/features/features-view.tsx'
import { SupportView } from '#features/support/components/support-view.tsx'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { loadDocumentWords } from '#lib/i18n/document-words.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { postedFields, textsOf } from '../support/plans-page.tsx'
import { putServerHtml } from '../support/server-html.ts'

const signUp: SectionProps['signUp'] = ({ className, children }) => (
  <a href="#sign-up" className={className}>
    {children}
  </a>
)

/** What names a price, each beside a way to all of them. */
const PRICED: Record<string, (props: SectionProps) => ReactNode> = {
  home: (props) => <Questions {...props} />,
  drive: (props) => <DriveCost {...props} />,
  features: (props) => <FeaturesClosing {...props} />,
  'document management': (props) => <DocumentQuestions {...props} />,
  apps: (props) => <AppsQuestions {...props} />,
  'business plan': (props) => <PlanPrice {...props} />,
  support: (props) => <SupportView {...props} />,
}

const propsOf = async (locale: Locale): Promise<SectionProps> => {
  const [claims, documents] = await Promise.all([loadClaims(locale), loadDocumentWords(locale)])
  return { locale, claims, documents, signUp }
}

const leads = (locale: Locale) => [
  ...document.querySelectorAll(`a[href="${routePath('plans', locale)}"]`),
]

describe.each(LOCALE_CODES)('a price in %s', (locale) => {
  it.each(Object.keys(PRICED))('of %s leads to the plans', async (name) => {
    await putServerHtml(PRICED[name]?.(await propsOf(locale)))
    expect(leads(locale)).toHaveLength(1)
  })

  it('of a partner’s page is sold there, under its own offer', async () => {
    const params = Promise.resolve({ locale })
    await putServerHtml(await AffiliatePlansPage({ params }))
    const sold = postedFields().filter((fields) => 'plan' in fields)
    expect(sold).toEqual(
      (['basic', 'premium'] as const).map((plan) => ({
        language: locale,
        plan,
        offer: '/start/plans',
      })),
    )
    expect(textsOf('.plan-cost')).toHaveLength(2)
  })
})

it('of the budgeting app, which is English, leads to the plans', async () => {
  await putServerHtml(<BudgetoView {...await propsOf('en')} />)
  expect(leads('en')).toHaveLength(1)
})
