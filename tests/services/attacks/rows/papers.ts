import { desc, eq } from 'drizzle-orm'
import { creditNoteNumberOf, receiptNumberOf } from '#features/orders/document-numbers.ts'
import { orders, outboxMails, refunds } from '#services/db/purchase-schema.ts'
import { refundOrder } from '#services/refunds/refund-order.ts'
import type { Attack, Group } from '../attack.ts'
import { customer, linkIn, stranger } from '../attackers.ts'
import { handOf, raw } from '../hand.ts'
import type { World } from '../world.ts'

type PathOf = (world: World) => string | Promise<string>

/** A page or file of somebody else, opened by who is signed in to another account. */
const opened = (name: string, answers: number, pathOf: PathOf): Attack => ({
  name,
  answers,
  run: async (world) => (await stranger(world)).visit(await pathOf(world)),
})

const byMember = (name: string, answers: number, pathOf: PathOf): Attack => ({
  name,
  answers,
  run: async (world) =>
    handOf(world, {
      email: world.cast.member,
      knows: [world.cast.member, world.cast.victim.email],
    }).visit(await pathOf(world)),
})

const receipt = ({ cast }: World) => `receipt/${cast.victim.receipt}`

/** The number of a credit note of somebody who got everything back. */
const newCreditNote = async (world: World) => {
  const { orderNumber } = await customer(world)
  const queries = await world.bench.database.get()
  const signal = AbortSignal.timeout(20_000)
  const wanted = { orderNumber, amount: undefined, reason: 'asked for', isAgain: false }
  await refundOrder(queries, { ...wanted, services: { ...world.bench.services, signal } })
  const [refund] = await queries.select().from(refunds).where(eq(refunds.orderNumber, orderNumber))
  return creditNoteNumberOf(refund?.creditNote ?? 0)
}

const mailOf = async ({ bench, cast }: World) => {
  const queries = await bench.database.get()
  const [mail] = await queries
    .select({ id: outboxMails.id })
    .from(outboxMails)
    .where(eq(outboxMails.recipient, cast.victim.email))
  return `mail/${mail?.id}`
}

/** The link to all that is held of a customer, which that customer has asked for. */
const dataOf = async (world: World) => {
  const { email, cookie } = world.cast.victim
  const headers = { Cookie: cookie }
  await world.bench.call('/webapp/account/data/?lang=en', { method: 'POST', headers })
  return linkIn(world, { email, kind: 'data' })
}

const lastReceipt = async ({ bench }: World) => {
  const queries = await bench.database.get()
  const [order] = await queries.select().from(orders).orderBy(desc(orders.receipt)).limit(1)
  return order?.receipt ?? 0
}

/** Receipts, credit notes, mails and files of others. */
export const PAPERS: Group = {
  name: 'papers of others',
  attacks: [
    opened('a receipt', 404, receipt),
    opened('a receipt as a file', 404, (world) => `${receipt(world)}.pdf`),
    opened('a receipt in small letters', 404, (world) => receipt(world).toLowerCase()),
    opened(
      'a receipt by a way around',
      404,
      (world) => `receipt/x%2F..%2F${world.cast.victim.receipt}`,
    ),
    opened('a receipt with spaces', 404, (world) => `${receipt(world)}%20`),
    opened('a receipt without zeros', 404, (world) => receipt(world).replace(/R-0+/, 'R-')),
    opened(
      'the receipt after the last one',
      404,
      async (world) => `receipt/${receiptNumberOf((await lastReceipt(world)) + 1)}`,
    ),
    opened('a receipt as a credit note', 404, (world) =>
      receipt(world).replace('receipt/R', 'credit-note/C'),
    ),
    opened('a credit note', 404, async (world) => `credit-note/${await newCreditNote(world)}`),
    opened(
      'a credit note as a file',
      404,
      async (world) => `credit-note/${await newCreditNote(world)}.pdf`,
    ),
    opened('a mail', 404, mailOf),
    opened(
      'a mail as a way to another',
      404,
      async (world) => `mail/%2E%2E/${await mailOf(world)}`,
    ),
    opened('all data of somebody else', 404, dataOf),
    opened(
      'all data by another number',
      404,
      () => 'account/data/file/?id=00000000-0000-4000-8000-000000000000',
    ),
    opened('a document that is paid for', 403, () => 'download/shareholders-agreement-D1007'),
    opened(
      'a document for another account in the query',
      403,
      ({ cast }) => `download/shareholders-agreement-D1007?userId=${cast.victim.userId}`,
    ),
    byMember('a receipt of the holder, by a member', 404, receipt),
    byMember(
      'a receipt of the holder as a file, by a member',
      404,
      (world) => `${receipt(world)}.pdf`,
    ),
    byMember('a mail of the holder, by a member', 404, mailOf),
    {
      name: 'a receipt by nobody',
      answers: 401,
      run: (world) => raw(world, `/webapp/${receipt(world)}`),
    },
    {
      name: 'a document by nobody',
      answers: 401,
      run: (world) => raw(world, '/webapp/download/shareholders-agreement-D1007'),
    },
  ],
}
