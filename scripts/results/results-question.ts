import { BOOKS_TIME_ZONE } from '#lib/config/books.ts'
import { isWithin } from '../orders/orders-question.ts'

// Of landing pages alone: the views of no other page are counted.
const VIEWED = `
  select path as page, happened_at as at, 1 as views, 0 as accounts, 0 as orders, null as currency, 0 as net
  from events where name = 'landing view'`

// Counted by the server under an id of the address, and kept when an account is closed.
const SIGNED_UP = `
  select path, happened_at, 0, 1, 0, null, 0 from events where name = 'Account Created'`

// The page of an account is its host and public path; a closed one has none.
const PAGE = `coalesce(nullif(substring(users.creation_page from '/.*$'), ''), '(closed account)')`

const SOLD = `
  select ${PAGE}, paid_at, 0, 0, 1, currency, amount from orders join users on users.id = user_id`

const GIVEN_BACK = `
  select ${PAGE}, refunded_at, 0, 0, 0, currency,
    -(refunds.amount - (select coalesce(sum((line->>'amount')::int), 0) from jsonb_array_elements(refunds.taxes) line))
  from refunds join orders on number = order_number join users on users.id = user_id`

export type Asked = {
  /** First day, and the day after the last one, as the books have days. */
  from: string
  until: string
  /** Public path with which pages begin; all where it is empty. */
  page: string
  isByDay: boolean
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/**
 * Views, accounts, orders and revenue of pages, most viewed first. An order counts for the page on which the account of
 * its buyer was made, on the day of its payment; revenue is without taxes and without what was given back on that day.
 */
export const resultsQuestion = ({ page, isByDay, ...days }: Asked): string => {
  const day = isByDay ? `to_char(at at time zone '${BOOKS_TIME_ZONE}', 'YYYY-MM-DD')` : `''`
  return `
    with sums as (
      select page, ${day} as day, currency, sum(views) as views, sum(accounts) as accounts, sum(orders) as orders, sum(net) as net
      from (${VIEWED} union all ${SIGNED_UP} union all ${SOLD} union all ${GIVEN_BACK}) lines
      where ${isWithin('at', days)} and starts_with(page, ${quoted(page)})
      group by 1, 2, 3
    )
    select day, page, sum(views) as views, sum(accounts) as accounts, sum(orders) as orders,
      coalesce(jsonb_object_agg(currency, net) filter (where currency is not null), '{}') as revenue
    from sums group by 1, 2 order by day, views desc, accounts desc, page`
}
