import { Sheet } from '#components/documents/sheet.tsx'
import type { Locale } from '#lib/config/locales.ts'
import type { DocumentWords } from '#lib/i18n/document-words.ts'
import type { PlanSection } from '../../plan-figures.ts'
import { ForecastPage } from './pages/forecast-page.tsx'
import { FundingPage } from './pages/funding-page.tsx'
import { MarketPage } from './pages/market-page.tsx'
import { MarketingPage } from './pages/marketing-page.tsx'
import { TeamPage } from './pages/team-page.tsx'

type Props = { name: PlanSection; words: DocumentWords; locale: Locale; tab: string }

/** One page of the drawn plan by its section; the sheet of the home page is its first (S2 §2.2). */
export const PlanPage = ({ name, words, locale, tab }: Props) => {
  const { note } = words.plan
  const page = { locale, note }
  if (name === 'market') return <MarketPage {...page} />
  if (name === 'marketing') return <MarketingPage {...page} />
  if (name === 'team') return <TeamPage {...page} />
  if (name === 'forecast') return <ForecastPage {...page} />
  if (name === 'funding') return <FundingPage {...page} tab={tab} />
  return <Sheet name="plan" words={words} locale={locale} />
}
