import { createLog } from '#lib/util/log.ts'
import { lazyDatabase } from '#services/db/lazy-database.ts'
import { orders, outboxMails } from '#services/db/purchase-schema.ts'
import { subscriptionCharges, subscriptions } from '#services/db/subscription-schema.ts'
import { noticesOf } from '#services/subscriptions/next-step.ts'
import { withPeriod } from '#services/subscriptions/subscription-store.ts'
import type { ServicesEnv } from '../../support/child-services.ts'
import type { Provider } from '../life/provider-stub.ts'

/** What services that have ended left behind of subscriptions. */
export const readBooks = async ({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }: ServicesEnv) => {
  const log = createLog({ name: 'test', level: 'error' })
  const database = lazyDatabase({ dataDir, databaseUrl, log })
  try {
    const queries = await database.get()
    return {
      subscriptions: await Promise.all(
        (await queries.select().from(subscriptions)).map((row) => withPeriod(queries, row)),
      ),
      charges: await queries.select().from(subscriptionCharges),
      orders: await queries.select().from(orders),
      mails: await queries.select().from(outboxMails),
    }
  } finally {
    await database.close()
  }
}

export type Books = Awaited<ReturnType<typeof readBooks>>

type Seen = {
  provider: Pick<Provider, 'seen' | 'ended'>
  /** The names of the mails that came, each as often as it did. */
  messageIds: readonly string[]
  kills: number
}

/** How two lists differ that should hold the same, each once. */
const difference = (what: string, [made, wanted]: readonly [string[], string[]]): string[] => {
  const [a, b] = [made.toSorted(), wanted.toSorted()]
  return JSON.stringify(a) === JSON.stringify(b) ? [] : [`${what}: ${a.join()} for ${b.join()}`]
}

const ofMoney = ({ orders: sold }: Books, { provider }: Seen): string[] => {
  const taken = [...provider.seen.values()].filter(({ outcome }) => outcome.state === 'succeeded')
  const later = sold.filter(({ kind }) => kind !== 'first')
  const receipts = sold.map(({ receipt }) => receipt).toSorted((a, b) => a - b)
  return [
    ...difference('orders for charges', [
      later.map(({ paymentId, total }) => `${paymentId} ${total}`),
      taken.map(({ outcome }) => `${outcome.paymentId} ${outcome.total}`),
    ]),
    ...receipts.flatMap((receipt, index) =>
      receipt === index + 1 ? [] : [`receipt ${receipt} follows ${index}`],
    ),
  ]
}

/** Mails of a kind, by what they are of. */
const keysOf = ({ mails }: Books, kind: string) =>
  mails.filter((mail) => mail.kind === kind).map(({ key }) => key)

const ofMails = (books: Books, { messageIds, kills }: Seen): string[] => {
  const { mails, orders: sold, charges, subscriptions: rows } = books
  const failed = charges.filter(({ state }) => state === 'failed')
  const unpaid = mails.filter(({ data }) => data.reason === 'unpaid')
  const ended = rows.filter(({ state }) => state === 'ended')
  const names = new Set(messageIds)
  const repeats = messageIds.length - names.size
  const told = keysOf(books, 'charge-failed').length + unpaid.length
  return [
    ...difference('receipts in the outbox', [
      keysOf(books, 'receipt'),
      sold.map(({ number }) => `receipt:${number}`),
    ]),
    ...difference('ends that are told', [
      keysOf(books, 'subscription-ended'),
      ended.map(({ id }) => `subscription-ended:${id}`),
    ]),
    ...(told === failed.length ? [] : [`${told} mails of ${failed.length} failed charges`]),
    ...difference('mails that came', [
      [...names].map((name) => name.slice(1, name.indexOf('@'))),
      mails.map(({ id }) => id),
    ]),
    ...(repeats > kills ? [`${repeats} mails came again for ${kills} kills`] : []),
  ]
}

type Row = Books['subscriptions'][number]

/** Each year that was charged, or will be, has been told of as often as the agreement says. */
const ofNotices = (books: Books, row: Row): string[] => {
  const { id, renewalNotice, periodEnd } = row
  const own = books.charges.filter(({ subscriptionId }) => subscriptionId === id)
  const tries = own
    .filter(({ state }) => state !== 'succeeded')
    .map(({ periodStart }) => periodStart)
  const paid = own.filter(({ state }) => state === 'succeeded').length
  const isTried = tries.some((start) => start.getTime() === periodEnd.getTime())
  const days = noticesOf(row).map((notice) => notice.days)
  const now = isTried ? days : (renewalNotice?.notices.map((notice) => notice.days) ?? [])
  const wanted = [...Array.from({ length: paid }, () => days).flat(), ...now]
  const written = keysOf(books, 'renewal-notice').filter((key) => key.includes(id))
  return difference(`notices of ${id}`, [
    written.map((key) => key.split(':')[2] ?? ''),
    wanted.map(String),
  ])
}

const ofRow = (books: Books, { row, seen }: { row: Row; seen: Seen }): string[] => {
  const years = books.orders.filter(({ userId }) => userId === row.userId)
  return [
    ...ofNotices(books, row),
    ...years.flatMap(({ periodStart, number }, at) => {
      const before = years[at - 1]
      return before && periodStart && periodStart < before.renewsAt
        ? [`${number} pays for time that was paid for`]
        : []
    }),
    ...(row.state === 'ended' && !seen.provider.ended.has(row.providerId)
      ? [`${row.id} has ended, and its provider does not know`]
      : []),
  ]
}

/** What is in the books twice, or not at all; nothing where all that happened did so exactly once. */
export const objectionsTo = (books: Books, seen: Seen): string[] => [
  ...ofMoney(books, seen),
  ...ofMails(books, seen),
  ...books.subscriptions.flatMap((row) => ofRow(books, { row, seen })),
]
