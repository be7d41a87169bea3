import { getTranslations } from 'next-intl/server'
import { FillIn } from '#components/documents/fill-in.tsx'
import { SheetFrame } from '#components/documents/sheet-frame.tsx'
import { Sheet } from '#components/documents/sheet.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import type { Locale } from '#lib/config/locales.ts'
import type { DocumentWords } from '#lib/i18n/document-words.ts'
import { numberFormat, withMinus } from '#lib/i18n/number-format.ts'
import { dateFormat } from '#lib/util/date-format.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { sum } from '#lib/util/sum.ts'
import {
  PLAN_SECTIONS,
  type PlanSection,
  CAMPAIGN,
  BREAD_SHARES,
  NEIGHBORS,
  FORECAST,
  YEARS,
} from '../../plan-figures.ts'
import { FundingPage } from './pages/funding-page.tsx'
import { SalesChart } from './pages/sales-chart.tsx'

const ROWS = keysOf(FORECAST)

/** The forecast of the drawn plan: three years that add up, and a chart of their sales. */
const ForecastPage = async ({ locale, note }: { locale: Locale; note: string }) => {
  const t = await getTranslations({ locale, namespace: 'businessPlan.pages.forecast' })
  const number = numberFormat(locale)
  const written = (figure: number) => withMinus(number.format(figure))
  return (
    <SheetFrame title={t('title')} note={<FillIn text={note} />}>
      <table>
        <thead>
          <tr>
            <td>{t('amounts')}</td>
            {YEARS.map((year) => (
              <td key={year}>{t('year', { year: `${year + 1}` })}</td>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((name) => (
            <tr key={name}>
              <td>{t(`rows.${name}`)}</td>
              {YEARS.map((year) => (
                <td key={year}>{written(FORECAST[name][year])}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>{t('total')}</td>
            {YEARS.map((year) => (
              <td key={year}>{written(sum(ROWS.map((name) => FORECAST[name][year])))}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <SalesChart locale={locale} />
    </SheetFrame>
  )
}

/** The market of the drawn plan: who lives near, and where they buy today. */
const MarketPage = async ({ locale, note }: { locale: Locale; note: string }) => {
  const t = await getTranslations({ locale, namespace: 'businessPlan.pages.market' })
  const number = numberFormat(locale)
  const share = numberFormat(locale, { style: 'percent' })
  return (
    <SheetFrame title={t('title')} note={<FillIn text={note} />}>
      <p>
        <FillIn text={t('text')} />
      </p>
      <table>
        <thead>
          <tr>
            <td colSpan={2}>{t('near')}</td>
          </tr>
        </thead>
        <tbody>
          {keysOf(NEIGHBORS).map((name) => (
            <tr key={name}>
              <td>{t(`rows.${name}`)}</td>
              <td>{number.format(NEIGHBORS[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <strong>{t('shares')}</strong>
      <div className="plan-shares">
        {keysOf(BREAD_SHARES).map((name) => (
          <span key={name}>
            {t(`places.${name}`)} <b>{share.format(BREAD_SHARES[name])}</b>
            <svg viewBox="0 0 1 1" preserveAspectRatio="none">
              <rect width={BREAD_SHARES[name]} height="1" />
            </svg>
          </span>
        ))}
      </div>
    </SheetFrame>
  )
}

const LINES = ['baker', 'keeper'] as const

const LEADS = ['bakehouse', 'shop', 'books'] as const

type TeamPageProps = { locale: Locale; note: string }

/** The team of the drawn plan: who reports to whom, which places are still open, and a line a person. */
const TeamPage = async ({ locale, note }: TeamPageProps) => {
  const t = await getTranslations({ locale, namespace: 'businessPlan.pages.team' })
  return (
    <SheetFrame title={t('title')} note={<FillIn text={note} />}>
      <p>
        <FillIn text={t('text')} />
      </p>
      <div className="plan-chart">
        <span>
          <strong>{t('owner.role')}</strong>
          {t('owner.task')}
        </span>
        <div>
          {LEADS.map((name) => (
            <span key={name}>
              <strong>{t(`${name}.role`)}</strong>
              {t(`${name}.task`)}
            </span>
          ))}
        </div>
      </div>
      <strong>{t('hires')}</strong>
      <p>
        <FillIn text={t('open')} />
      </p>
      <strong>{t('people')}</strong>
      {LINES.map((name) => (
        <p key={name}>
          <FillIn text={t(`lines.${name}`)} />
        </p>
      ))}
    </SheetFrame>
  )
}

const MONTHS = [0, 1, 2, 3, 4, 5] as const

type MarketingPageProps = { locale: Locale; note: string }

/** The marketing of the drawn plan: measures as bars over half a year. */
const MarketingPage = async ({ locale, note }: MarketingPageProps) => {
  const t = await getTranslations({ locale, namespace: 'businessPlan.pages.marketing' })
  const month = dateFormat(locale, { month: 'short', timeZone: 'UTC' })
  return (
    <SheetFrame title={t('title')} note={<FillIn text={note} />}>
      <p>
        <FillIn text={t('text')} />
      </p>
      <div className="plan-weeks">
        {MONTHS.map((at) => (
          <small key={at}>{month.format(Date.UTC(2027, at))}</small>
        ))}
        {keysOf(CAMPAIGN).map((name) => (
          <p key={name}>
            <span>{t(`rows.${name}`)}</span>
            <svg viewBox={`0 0 ${MONTHS.length} 1`} preserveAspectRatio="none">
              <rect
                x={CAMPAIGN[name][0]}
                width={CAMPAIGN[name][1] + 1 - CAMPAIGN[name][0]}
                height="1"
              />
            </svg>
          </p>
        ))}
      </div>
      <p>{t('note')}</p>
    </SheetFrame>
  )
}

type Props = { name: PlanSection; words: DocumentWords; locale: Locale; tab: string }

/** One page of the drawn plan by its section; the sheet of the home page is its first (S2 §2.2). */
const PlanPage = ({ name, words, locale, tab }: Props) => {
  const { note } = words.plan
  const page = { locale, note }
  if (name === 'market') return <MarketPage {...page} />
  if (name === 'marketing') return <MarketingPage {...page} />
  if (name === 'team') return <TeamPage {...page} />
  if (name === 'forecast') return <ForecastPage {...page} />
  if (name === 'funding') return <FundingPage {...page} tab={tab} />
  return <Sheet name="plan" words={words} locale={locale} />
}

/** The plan section by section: what its reader asks, and the page that answers, laid on those before it. */
export const PlanGrowth = async ({ locale, documents }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'businessPlan.growth' })
  return (
    <section aria-labelledby="growth" className="bg-mint py-section">
      <div className="container-page">
        <SectionHeading id="growth" title={t('title')} lead={t('lead')} />
        <ol className="plan-growth">
          {PLAN_SECTIONS.map((name) => (
            <li key={name}>
              <div>
                <h3 className="text-display tracking-tight">{t(`sections.${name}.name`)}</h3>
                <p className="plan-question">{t(`sections.${name}.question`)}</p>
                <p className="mt-4 text-ink-soft">{t(`sections.${name}.text`)}</p>
              </div>
              <div aria-hidden="true">
                <PlanPage name={name} words={documents} locale={locale} tab={t('tab')} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
