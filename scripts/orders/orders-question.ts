import { isWithin } from '#services/results/pages-question.ts'
import { COLUMNS } from './columns.ts'

const OF_BUYER = 'buyer, quote, place, seats'

const SOLD = `
  select case kind when 'first' then 'order' else kind end as kind, 1 as sign, paid_at as at, receipt as document, number as order_number, currency, ${OF_BUYER},
    coalesce(period_start, paid_at) as service_from, renews_at as service_to, amount as net, taxes, total, coalesce(commission, 0) as commission,
    0 as to_give_back, affiliate_id, affiliate_offer_id, method, payment_id, '' as reason,
    coalesce(
      (select fee from purchase_attempts tried where tried.purchase_id = orders.purchase_id and tried.number = attempt),
      (select fee from subscription_charges charge where charge.payment_id = orders.payment_id)
    ) as fee
  from orders`

const GIVEN_BACK = `
  select 'refund', -1, refunded_at, credit_note, number, currency, ${OF_BUYER}, coalesce(period_start, paid_at), renews_at,
    refunds.amount - (select coalesce(sum((line->>'amount')::int), 0) from jsonb_array_elements(refunds.taxes) line),
    refunds.taxes, refunds.amount, commission_reversed, 0, affiliate_id, affiliate_offer_id, method, payment_id, reason, null
  from refunds join orders on number = order_number`

/** Attempts that were paid and that no order names (docs/decisions/039): money that came in, and no sale. */
const CHARGED_TWICE = `
  select 'second-charge', 1, changed_at, null, sold.number, tried.quote->>'currency', tried.buyer, tried.quote, tried.place, tried.seats,
    null, null, 0, '[]', 0, 0, tried.total, null, null, tried.method, tried.payment_id, purchases.reference, tried.fee
  from purchase_attempts tried join purchases on purchases.id = tried.purchase_id
    left join orders sold on sold.purchase_id = tried.purchase_id
  where tried.state = 'succeeded' and not exists (select from orders made where made.payment_id = tried.payment_id)`

/** What became of a commission after its order (docs/decisions/056), refunds aside: it moves no money of the buyer. */
const CORRECTED = `
  select 'correction', 1, happened_at, null, number, told.currency, null, null, null, null, null, null, 0, '[]', 0, told.amount,
    0, orders.affiliate_id, orders.affiliate_offer_id, null, null, told.reason, null
  from ledger_entries told join orders on number = order_number where told.kind = 'correction'`

const ANSWERED = COLUMNS.flatMap(({ name, sql }) =>
  sql === undefined ? [] : [`${sql} as ${name}`],
)

/** Every order, every refund, with negative amounts, every second charge and every correction of a commission from one day to before another, as the books have days. */
export const ordersQuestion = (days: { from: string; until: string }): string =>
  `select ${ANSWERED.join(', ')} from (${SOLD} union all ${GIVEN_BACK} union all ${CHARGED_TWICE} union all ${CORRECTED}) lines
    where ${isWithin('at', days)} order by lines.at, lines.kind, lines.document`
