import { getTranslations } from 'next-intl/server'
import { FactBlock } from '#components/page/fact-block.tsx'
import { JsonLd } from '#components/page/json-ld.tsx'
import { QuestionSection } from '#components/sections/question-section.tsx'
import { WallClosing } from '#components/sections/wall-closing.tsx'
import { pageLink } from '#components/ui/page-link.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { BRAND } from '#lib/config/brand.ts'
import { type Currency, CURRENCIES } from '#lib/config/currencies.ts'
import { takesRealMoney, pageAddresses } from '#lib/config/env-public.ts'
import type { Locale } from '#lib/config/locales.ts'
import { PLAN_NAMES } from '#lib/config/plans.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { libraryOf } from '#lib/config/template-kinds.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { loadDocumentWords } from '#lib/i18n/document-words.ts'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import type { OfferRecord } from '../offer-record.ts'
import { PRICING_PAGE } from '../pricing-page.ts'
import { shownPlans } from '../shown-plan.ts'
import { InEveryPlan } from './in-every-plan.tsx'
import { OlderOffer } from './older-offer.tsx'
import { PlanAction } from './plan-action.tsx'
import { type PlansPage, leadingPlan } from './plans-page.ts'
import { currencyName } from './price-words.ts'
import { SheetsHero } from './sheets-hero.tsx'
import { ToolkitSection } from './toolkit-section.tsx'
import { trialLink } from './trial-link.tsx'

/** The choice once more, with what each plan costs, before the wall of what they open. */
const PlansClosing = async (page: PlansPage) => {
  const { locale, path, plans } = page
  const t = await getTranslations({ locale, namespace: 'plans.closing' })
  return (
    <WallClosing
      title={t('title')}
      text={t.rich('text', { trial: trialLink(locale) })}
      action={
        <div className="plan-choices">
          {plans.map((plan) => (
            <PlanAction
              key={plan.id}
              plan={plan}
              locale={locale}
              offer={path}
              kind={leadingPlan(page) === plan ? 'primary' : 'outlined'}
              saysPrice
            />
          ))}
        </div>
      }
      locale={locale}
    />
  )
}

/** A plan for search engines: the year that the page names and the server charges; never an example. */
const PlanData = ({ locale, record, plans }: PlansPage) => {
  const { SITE_URL } = pageAddresses()
  const url = `${SITE_URL}${routePath('plans', locale)}`
  return plans.map(({ id, price }) => {
    if (price?.status !== 'confirmed') return null
    const { digits } = CURRENCIES[price.currency]
    return (
      <JsonLd
        key={id}
        data={{
          '@type': 'Product',
          name: `${BRAND.name} ${PLAN_NAMES[id]}`,
          description: record.meta.description,
          brand: { '@type': 'Brand', name: BRAND.name },
          offers: {
            '@type': 'Offer',
            price: (price.yearly / 10 ** digits).toFixed(digits),
            priceCurrency: price.currency,
            url,
            seller: { '@id': `${SITE_URL}/#company` },
          },
        }}
      />
    )
  })
}

const DAYS = ['pay', 'cancel', 'notice', 'renewal'] as const

type DayProps = PlansPage & { day: (typeof DAYS)[number] }

/** The charge on a day, where a discount makes the first year cheaper than those after it. */
const DayPrices = async ({ locale, plans, day }: DayProps) => {
  const t = await getTranslations({ locale, namespace: 'plans.year' })
  if (day !== 'pay' && day !== 'renewal') return null
  return plans.map(({ id, price, isPricedBySeat }) => {
    if (!price?.percentOff) return null
    const { currency, yearly, list } = price
    const figures = {
      plan: PLAN_NAMES[id],
      yearly: formatMoney({ amount: yearly, currency }, locale),
      list: formatMoney({ amount: list, currency }, locale),
    }
    return <p key={id}>{t(`${day}.${isPricedBySeat ? 'seatPrice' : 'price'}`, figures)}</p>
  })
}

/** The year that is bought, along one line: paid, left on any day, announced, renewed (S2 §9). */
const YearLine = async (page: PlansPage) => {
  const { locale } = page
  const t = await getTranslations({ locale, namespace: 'plans.year' })
  return (
    <section aria-labelledby="year" className="bg-mint py-section">
      <div className="container-page">
        <SectionHeading id="year" title={t('title')} lead={t('lead')} />
        <ol className="year-line">
          {DAYS.map((day) => (
            <li key={day}>
              <h3 className="text-title">{t(`${day}.title`)}</h3>
              <div>
                <p className="text-ink-soft">{t(`${day}.text`)}</p>
                <DayPrices day={day} {...page} />
              </div>
            </li>
          ))}
        </ol>
        <p className="max-w-read text-small">
          {t.rich('refund', {
            refunds: pageLink('refundPolicy', locale),
            eula: pageLink('eula', locale),
          })}
        </p>
      </div>
    </section>
  )
}

/** Visitors' questions before they pay. */
const QUESTIONS = ['tax', 'currency', 'cards', 'invoice', 'law'] as const

/** Questions on the price. */
const PriceQuestions = async ({ locale, currency, isListed }: PlansPage) => {
  const t = await getTranslations({ locale, namespace: 'plans.questions' })
  const figures = { currency: currencyName(currency, locale) }
  const questions = QUESTIONS.map((name) => ({
    name,
    question: t(`items.${name}.question`),
    answer: t(`items.${name}.answer`, figures),
  }))
  return (
    <QuestionSection
      title={t('title')}
      lead={t.rich('more', { contact: pageLink('contact', locale) })}
      questions={questions}
      isListed={isListed}
    />
  )
}

type Props = {
  locale: Locale
  /** Public path of the page, without language. */
  path: string
  /** Path of the record that is shown there, which what is bought is quoted by. */
  offer: string
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
export const PlansView = async ({ locale, path, offer, record, currency }: Props) => {
  const [claims, documents] = await Promise.all([
    loadClaims(locale),
    loadDocumentWords(libraryOf(locale)),
  ])
  const { discount } = record
  const sale = { discount, currency, at: new Date(), takesRealMoney: takesRealMoney() }
  const plans = shownPlans(record.plans, sale)
  const page: PlansPage = {
    locale,
    path: offer,
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
          <YearLine {...page} />
          <PriceQuestions {...page} />
          <PlansClosing {...page} />
        </>
      ) : (
        <>
          <OlderOffer {...page} />
          {toolkit}
          <YearLine {...page} />
          <InEveryPlan {...page} />
          <PriceQuestions {...page} />
          <PlansClosing {...page} />
        </>
      )}
    </>
  )
}
