import { COLUMNS } from './columns.ts'

/** Every order and every refund of a time, the latter with negative amounts, as the database has them. */
export const ordersQuestion = ({ from, until }: { from: string; until: string }): string => {
  const taxes = COLUMNS.taxes
    .map(
      (name) =>
        `(select coalesce(sum((line->>'amount')::int), 0) from jsonb_array_elements(taxes) line where line->>'tax' = '${name}') as ${name.toLowerCase()}`,
    )
    .join(', ')
  const period = (column: string) => `${column} >= '${from}' and ${column} < '${until}'`
  return `
    select * from (
      select 'order' as kind, paid_at as at, receipt as document, number as order_number, currency,
        buyer->>'country' as country, buyer->>'province' as province, buyer->>'company' as company,
        buyer->>'taxNumber' as tax_number, quote->>'plan' as plan, seats, amount as net, ${taxes}, total,
        coalesce(commission, 0) as commission, affiliate_id, affiliate_offer_id, method, payment_id, '' as reason
      from orders where ${period('paid_at')}
      union all
      select 'refund', refunded_at, credit_note, order_number, currency,
        buyer->>'country', buyer->>'province', buyer->>'company', buyer->>'taxNumber', quote->>'plan', seats,
        -net, -gst, -qst, -hst, -given, -commission_reversed, affiliate_id, affiliate_offer_id, method, payment_id, reason
      from (
        select refunded_at, credit_note, order_number, commission_reversed, reason, refunds.amount as given,
          refunds.amount - (select coalesce(sum((line->>'amount')::int), 0) from jsonb_array_elements(taxes) line) as net, ${taxes}
        from refunds where ${period('refunded_at')}
      ) back join (select number, currency, buyer, quote, seats, affiliate_id, affiliate_offer_id, method, payment_id from orders) sold
        on sold.number = back.order_number
    ) listed order by at, kind, document`
}
