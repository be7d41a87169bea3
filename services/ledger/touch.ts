import { eq } from 'drizzle-orm'
import type { VisitorConsent } from '#features/consent/visitor-consent.ts'
import { AFFILIATE_SOURCE, namedSource } from '#features/traffic-source/named-source.ts'
import type { TrafficSource } from '#features/traffic-source/traffic-source-contract.ts'
import type { Database } from '#services/db/database.ts'
import { affiliateClicks } from '#services/db/schema.ts'

/** A source that brought somebody. */
type Touch = { source: string; campaign: string | null; medium: string | null }

export type ClickRow = typeof affiliateClicks.$inferSelect

/** A visit that no link named, such as one of an unpaid search. */
const NOTHING: Touch = { source: '(none)', campaign: null, medium: null }

const DECLINED: Touch = { source: '(declined)', campaign: null, medium: null }

const AFFILIATE: Touch = { source: AFFILIATE_SOURCE, campaign: null, medium: null }

/** The source of everything that a marketplace has sold. */
export const MARKETPLACE: Touch = { source: '(marketplace)', campaign: null, medium: null }

const touchOf = (record: TrafficSource | null | undefined): Touch | undefined => {
  const { SourceCampaign: campaign = null, CustomTracking } = record ?? {}
  const source = namedSource(record ?? {})
  return source === undefined
    ? undefined
    : { source, campaign, medium: CustomTracking?.medium ?? null }
}

/** The click of a transaction, where it is one of our network. */
export const clickOf = async (
  queries: Pick<Database, 'select'>,
  transactionId: string | null | undefined,
): Promise<ClickRow | undefined> => {
  if (!transactionId) return undefined
  const [click] = await queries
    .select()
    .from(affiliateClicks)
    .where(eq(affiliateClicks.transactionId, transactionId))
  return click
}

type Known = {
  consent: VisitorConsent | 'unknown'
  /** The record of the visit that ended in this. */
  record: TrafficSource | null | undefined
  /** The first record of the browser, where that was another one. */
  first?: TrafficSource | null | undefined
  click: ClickRow | undefined
  /** Whether the click began this very visit. */
  isOfVisit: boolean
  /** The known sources of the account, and since when. */
  before?: { first: Touch; last: Touch; at: Date } | undefined
}

/** Whether a click came after the account, whose own touch would else be the later one. */
const isNewer = (click: ClickRow | undefined, before: Known['before']) =>
  click !== undefined && (before === undefined || click.createdAt > before.at)

/** The affiliate's click that began this visit, then what the record names, then an older click, then what was known of the account. */
const lastTouchOf = ({ record, click, isOfVisit, before }: Known): Touch => {
  if (isOfVisit) return AFFILIATE
  const older = isNewer(click, before) ? AFFILIATE : before?.last
  return touchOf(record) ?? older ?? NOTHING
}

/** First touch, and last touch that was no direct visit (S2 §3); nothing of a visitor who declined. */
export const touchesOf = (known: Known): { first: Touch; last: Touch } => {
  if (known.consent === 'declined') return { first: DECLINED, last: DECLINED }
  const { record, first, before } = known
  const last = lastTouchOf(known)
  return { first: before?.first ?? touchOf(first) ?? touchOf(record) ?? last, last }
}

/** As the columns of a row have it. */
export const touchColumns = ({ first, last }: { first: Touch; last: Touch }) => ({
  firstSource: first.source,
  firstCampaign: first.campaign,
  firstMedium: first.medium,
  lastSource: last.source,
  lastCampaign: last.campaign,
  lastMedium: last.medium,
})
