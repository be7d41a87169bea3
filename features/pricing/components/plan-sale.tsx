import type { ButtonKind } from '#components/ui/button-classes.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { ShownPlan } from '../shown-plan.ts'
import { PlanAction } from './plan-action.tsx'
import { PlanCost } from './plan-cost.tsx'
import { PlanHead } from './plan-people.tsx'

type Sale = { plan: ShownPlan; locale: Locale; offer: string; kind: ButtonKind }

/** Head, price and button of a plan, for a page of another subject that sells it. */
export const planSale = ({ plan, locale, offer, kind }: Sale) => ({
  head: <PlanHead plan={plan} locale={locale} />,
  cost: <PlanCost plan={plan} locale={locale} />,
  action: <PlanAction {...{ plan, locale, offer, kind }} />,
})
