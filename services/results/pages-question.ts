import { BOOKS_TIME_ZONE } from '#lib/config/books.ts'

/** The moment in which a day of the books begins. */
export const startOf = (day: string) => `timestamp '${day}' at time zone '${BOOKS_TIME_ZONE}'`

/** True if a moment lies in the days from one up to, not including, another, as the books have days. */
export const isWithin = (moment: string, { from, until }: { from: string; until: string }) =>
  `${moment} >= ${startOf(from)} and ${moment} < ${startOf(until)}`

/** A text as SQL writes it. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

// Of landing pages alone: the views of no other page are counted.
const VIEWED = `
  select path as page, "timestamp" as at, count as views, 0 as accounts, 0 as orders, null as currency, 0 as net
  from report_event_counts where name = 'landing view'`

// Counted by the server under an id of the address, and kept when an account is closed.
const SIGNED_UP = `
  select path, "timestamp", 0, count, 0, null, 0 from report_event_counts where name = 'Account Created'`

// The page of an account is its host and public path; a closed one has none.
const PAGE = `coalesce(nullif(substring(users.creation_page from '/.*$'), ''), '(closed account)')`

const SOLD = `
  select ${PAGE}, paid_at, 0, 0, 1, currency, amount from orders join users on users.id = user_id`

/** Of a refund without its taxes. */
export const NET_OF_REFUND = `(refunds.amount - (select coalesce(sum((line->>'amount')::int), 0) from jsonb_array_elements(refunds.taxes) line))`

const GIVEN_BACK = `
  select ${PAGE}, refunded_at, 0, 0, 0, currency,
    -${NET_OF_REFUND}
  from refunds join orders on number = order_number join users on users.id = user_id`

export type PagesQuery = {
  /** First day, and the day after the last one, as the books have days. */
  from: string
  until: string
  /** Public path with which pages begin; all where it is empty. */
  page: string
  isByDay: boolean
}

type Lines = Omit<PagesQuery, 'page'> & { lines: string; where: string }

const sums = ({ lines, where, isByDay, ...days }: Lines): string => {
  const day = isByDay ? `to_char(at at time zone '${BOOKS_TIME_ZONE}', 'YYYY-MM-DD')` : `''`
  return `
    with sums as (
      select page, ${day} as day, currency, sum(views) as views, sum(accounts) as accounts, sum(orders) as orders, sum(net) as net
      from (${lines}) lines
      where ${isWithin('at', days)} and ${where}
      group by 1, 2, 3
    )
    select day, page, sum(views) as views, sum(accounts) as accounts, sum(orders) as orders,
      coalesce(jsonb_object_agg(currency, net) filter (where currency is not null), '{}') as revenue
    from sums group by 1, 2 order by day, views desc, accounts desc, page`
}

/** Views, accounts, orders and revenue of pages, most viewed first; an order counts for the page of its buyer's account, without taxes and refunds. */
export const pagesQuestion = ({ page, ...asked }: PagesQuery): string =>
  sums({
    ...asked,
    lines: [VIEWED, SIGNED_UP, SOLD, GIVEN_BACK].join(' union all '),
    where: `starts_with(page, ${quoted(page)})`,
  })

/** The same of offers, which are pricing pages on which a plan was chosen; orders of none of them are left out. Nobody counts their views. */
export const offersQuestion = (asked: Omit<PagesQuery, 'page'>): string => {
  const offer = `quote->>'offer'`
  const sold = `select ${offer} as page, paid_at as at, 0 as views, 0 as accounts, 1 as orders, currency, amount as net from orders where kind = 'first'`
  const givenBack = `select ${offer}, refunded_at, 0, 0, 0, currency, -${NET_OF_REFUND}
    from refunds join orders on number = order_number where kind = 'first'`
  return sums({ ...asked, lines: `${sold} union all ${givenBack}`, where: 'page is not null' })
}
