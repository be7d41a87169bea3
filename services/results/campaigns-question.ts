import { BOOKS_TIME_ZONE } from '#lib/config/books.ts'
import { VIEW_EVENT } from '#lib/config/events.ts'
import { isWithin, quoted } from './pages-question.ts'

/** By what results can be told apart, in the order of the form. */
export const CAMPAIGN_DIMENSIONS = [
  'source',
  'medium',
  'campaign',
  'affiliate',
  'language',
  'day',
] as const

export type CampaignDimension = (typeof CAMPAIGN_DIMENSIONS)[number]

export type CampaignsQuery = {
  /** First day, and the day after the last one, as the books have days. */
  from: string
  until: string
  by: CampaignDimension
  /** Results of one value of a dimension alone. */
  only?: { of: CampaignDimension; value: string } | undefined
}

// Of landing pages alone, and what the address of the page named; a click, which replaces them for affiliates, stands in the ledger.
const VIEWED = `
  select happened_at as at, language, source->>'SourceChannel' as source, source->'CustomTracking'->>'medium' as medium,
    source->>'SourceCampaign' as campaign, null as affiliate, 'view' as kind, 1 as count, null::integer as amount, null as currency
  from events where name = '${VIEW_EVENT}'
  union all
  select day::timestamp at time zone '${BOOKS_TIME_ZONE}', language, nullif(channel, ''), nullif(medium, ''), nullif(campaign, ''),
    null, 'view', count, null, null
  from event_days where name = '${VIEW_EVENT}'`

// An order leads to its buyer's language, an account to its own until it is closed; what a marketplace sold has none.
const RECORDED = `
  select happened_at, coalesce(clicked.language, sold.language, made.language,
      case when entries.marketplace is null then '(closed account)' else '(marketplace)' end),
    last_source, last_medium, last_campaign, entries.affiliate_id::text, entries.kind, 1, entries.amount, entries.currency
  from ledger_entries entries
    left join orders sold on sold.number = entries.order_number
    left join users made on made.ledger_id = entries.account_id
    left join affiliate_clicks clicked on entries.kind = 'click' and clicked.transaction_id = entries.affiliate_transaction
  where entries.kind in ('click', 'account', 'order', 'renewal', 'change', 'refund')`

const FACTS = `${VIEWED} union all ${RECORDED}`

/** Where a fact has no medium or campaign because it has no source, the reason in brackets stands for all three. */
const orReason = (value: string) =>
  `coalesce(${value}, case when source like '(%)' then source end, '(none)')`

const VALUES: Readonly<Record<CampaignDimension, string>> = {
  source: `coalesce(source, '(none)')`,
  medium: orReason('medium'),
  // Links are written by hand: two spellings are one campaign, as a platform's name for it is.
  campaign: orReason('lower(btrim(campaign))'),
  affiliate: `coalesce(affiliate, '(none)')`,
  language: 'language',
  day: `to_char(at at time zone '${BOOKS_TIME_ZONE}', 'YYYY-MM-DD')`,
}

/** Whether visits are an affiliate's clicks, which the network counts, in place of views, whose addresses name none. */
export const countsClicks = ({ by, only }: CampaignsQuery): boolean =>
  by === 'affiliate' || only?.of === 'affiliate'

const counted = (kind: string) => `coalesce(sum(count) filter (where kind = '${kind}'), 0)`

/** Visits, accounts, orders, renewals and revenue by one dimension of the last source that was no direct visit (decision 056), without taxes and refunds. */
export const campaignsQuestion = (asked: CampaignsQuery): string => {
  const { by, only, ...days } = asked
  const where = only ? `${VALUES[only.of]} = ${quoted(only.value)}` : 'true'
  const visit = countsClicks(asked) ? 'click' : 'view'
  return `
    with sums as (
      select ${VALUES[by]} as name, currency, ${counted(visit)} as visits, ${counted('account')} as accounts,
        ${counted('order')} as orders, ${counted('renewal')} as renewals, coalesce(sum(amount), 0) as net
      from (${FACTS}) facts where ${isWithin('at', days)} and ${where} group by 1, 2
    )
    select name, sum(visits) as visits, sum(accounts) as accounts, sum(orders) as orders, sum(renewals) as renewals,
      coalesce(jsonb_object_agg(currency, net) filter (where currency is not null), '{}') as revenue
    from sums group by 1 having sum(visits) + sum(accounts) + sum(orders) + sum(renewals) > 0 or count(currency) > 0
    order by ${by === 'day' ? 'name' : 'visits desc, accounts desc, orders desc, name'}`
}

/** What visitors had answered about cookies, of all that was counted on some days: nothing is estimated. */
export const consentQuestion = ({
  from,
  until,
}: Pick<CampaignsQuery, 'from' | 'until'>): string => `
  with counted as (
    select happened_at as at, 'view' as kind, case when visit_id is null then 'undecided' else 'accepted' end as consent, 1 as count,
      source is null as "isUnnamed"
    from events where name = '${VIEW_EVENT}'
    union all
    select day::timestamp at time zone '${BOOKS_TIME_ZONE}', 'view', consent, count, channel = '' from event_days where name = '${VIEW_EVENT}'
    union all
    select happened_at, kind, consent, 1, last_source = '(none)' from ledger_entries where kind in ('account', 'order')
  )
  select kind, coalesce(sum(count), 0) as "all",
    coalesce(sum(count) filter (where consent = 'accepted'), 0) as accepted,
    coalesce(sum(count) filter (where consent = 'undecided'), 0) as undecided,
    coalesce(sum(count) filter (where consent = 'declined'), 0) as declined,
    coalesce(sum(count) filter (where consent not in ('accepted', 'undecided', 'declined')), 0) as other,
    coalesce(sum(count) filter (where "isUnnamed"), 0) as unnamed
  from counted where ${isWithin('at', { from, until })} group by 1`
