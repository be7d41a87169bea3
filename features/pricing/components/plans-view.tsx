import { FactBlock } from '#components/page/fact-block.tsx'
import type { Currency } from '#lib/config/currencies.ts'
import type { Locale } from '#lib/config/locales.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { loadDocumentWords } from '#lib/i18n/document-words.ts'
import type { OfferRecord } from '../offer-record.ts'
import { PRICING_PAGE } from '../pricing-page.ts'
import { shownPlan, takesRealMoney } from '../shown-plan.ts'
import { InEveryPlan } from './in-every-plan.tsx'
import { OlderOffer } from './older-offer.tsx'
import { PlanData } from './plan-data.tsx'
import { PlansClosing } from './plans-closing.tsx'
import type { PlansPage } from './plans-page.ts'
import { PriceQuestions } from './price-questions.tsx'
import { SheetsHero } from './sheets-hero.tsx'
import { ToolkitSection } from './toolkit-section.tsx'
import { YearLine } from './year-line.tsx'

type Props = {
  locale: Locale
  /** Public path of the page, without language. */
  path: string
  record: OfferRecord
  currency: Currency
}

const factOf = ({ currency, path, plans }: PlansPage) => ({
  currency,
  offer: path,
  plans: plans.map(({ id, price }) => ({ id, yearly: price?.yearly ?? null })),
})

/**
 * A pricing page of either generation: an offer changes words and one marker, never what stands where (S2 §2.2 "Pricing
 * variants", §2.4).
 */
export const PlansView = async ({ locale, path, record, currency }: Props) => {
  const [claims, documents] = await Promise.all([loadClaims(locale), loadDocumentWords(locale)])
  const { discount } = record
  const sale = { discount, currency, at: new Date(), takesRealMoney: takesRealMoney() }
  const plans = record.plans.map((id) => shownPlan(id, sale))
  const page: PlansPage = {
    locale,
    path,
    isListed: path === ROUTES.plans.path,
    record,
    currency,
    plans,
    claims,
    documents,
  }
  const toolkit = record.toolkit ? <ToolkitSection toolkit={record.toolkit} {...page} /> : null
  return (
    <>
      {page.isListed ? <PlanData {...page} /> : null}
      <FactBlock fact={PRICING_PAGE} value={factOf(page)} />
      {record.generation === 'new' ? (
        <>
          <SheetsHero {...page} />
          {toolkit}
          <InEveryPlan {...page} />
          <YearLine locale={locale} />
          <PriceQuestions {...page} />
          <PlansClosing {...page} />
        </>
      ) : (
        <>
          <OlderOffer {...page} />
          {toolkit}
          <YearLine locale={locale} />
          <InEveryPlan {...page} />
          <PriceQuestions {...page} />
          <PlansClosing {...page} />
        </>
      )}
    </>
  )
}
