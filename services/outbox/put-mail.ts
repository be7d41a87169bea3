import { randomUUID } from 'node:crypto'
import type { PlanId } from '#lib/config/plans.ts'
import type { Database } from '#services/db/database.ts'
import { type MailKind, outboxMails } from '#services/db/purchase-schema.ts'

/** What is told of a place in a plan: to the invited, its member, or its holder (`accepted` and `left`). */
export const SEAT_NEWS = ['invited', 'accepted', 'removed', 'left', 'ended', 'again'] as const

type SeatMail = {
  /** The place, by its id. */
  seat: string
  news: (typeof SEAT_NEWS)[number]
  reader: { email: string; language: string }
  /** The address of the other one: a name could be a message of a stranger's own. */
  person: string
  plan?: PlanId
  still?: PlanId | undefined
  now: Date
}

/** Puts a mail about a place in a plan into the outbox. */
export const putSeatMail = (
  writing: Pick<Database, 'insert'>,
  { seat, news, reader, person, plan, still, now }: SeatMail,
): Promise<void> =>
  putMail(writing, {
    key: `seat:${seat}:${news}:${now.getTime()}`,
    kind: 'seat',
    language: reader.language,
    recipient: reader.email,
    data: { seat, news, person, ...(plan && { plan }), ...(still && { still }) },
    now,
  })

type NewAccount = { id: string; language: string; email: string }

/** Puts the mail that welcomes a new account into the outbox. */
export const putWelcomeMail = (
  writing: Pick<Database, 'insert'>,
  { user: { id, language, email }, now }: { user: NewAccount; now: Date },
): Promise<void> =>
  putMail(writing, {
    key: `welcome:${id}`,
    kind: 'welcome',
    language,
    recipient: email,
    data: {},
    now,
  })

type Receipted = { number: string; language: string; buyer: { email: string }; paidAt: Date }

/** Puts the mail with the receipt of an order into the outbox. */
export const putReceiptMail = (
  writing: Pick<Database, 'insert'>,
  { number, language, buyer, paidAt }: Receipted,
): Promise<void> =>
  putMail(writing, {
    key: `receipt:${number}`,
    kind: 'receipt',
    language,
    recipient: buyer.email,
    data: { orderNumber: number },
    now: paidAt,
  })

type NewMail = {
  /** The subject of the mail, by which it is sent once. */
  key: string
  kind: MailKind
  language: string
  recipient: string
  /** The values for its words (`mail/letter.ts`). */
  data: Record<string, string>
  now: Date
}

/** Puts a mail into the outbox in the transaction of its subject: both are stored, or neither is. */
export const putMail = async (
  writing: Pick<Database, 'insert'>,
  { now, ...mail }: NewMail,
): Promise<void> => {
  await writing
    .insert(outboxMails)
    .values({ ...mail, id: randomUUID(), nextTryAt: now, createdAt: now })
    .onConflictDoNothing({ target: outboxMails.key })
}
