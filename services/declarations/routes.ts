import { and, eq, gt } from 'drizzle-orm'
import { Hono } from 'hono'
import { normalizeEmail } from '#features/account/email.ts'
import {
  declarationRequest,
  type Declaration,
  type DeclarationAnswer,
} from '#features/leaving/leaving-contract.ts'
import { DAY_MS } from '#lib/util/durations.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import type { Database } from '#services/db/database.ts'
import { outboxMails } from '#services/db/purchase-schema.ts'
import { declarations } from '#services/db/subscription-schema.ts'
import { readJson } from '#services/http/read-json.ts'
import { keepNumbered, declarationReferenceOf } from '#services/numbers/message-number.ts'
import { putMail } from '#services/outbox/put-mail.ts'
import { actOn } from './act-on.ts'

const CREATED = 201
const OK = 200

const rowOf = (declaration: Declaration) => {
  const { id, kind, language, email, name, orderNumber, zone = null } = declaration
  const isCancelled = declaration.kind === 'cancel'
  return {
    id,
    kind,
    language,
    email,
    name,
    orderNumber,
    zone,
    reason: isCancelled ? declaration.reason : null,
    wishedEnd: isCancelled ? declaration.wishedEnd : null,
  }
}

const keptOf = async (queries: Pick<Database, 'select'>, id: string) => {
  const [row] = await queries.select().from(declarations).where(eq(declarations.id, id))
  return row
}

/** Keeps a declaration under its number before anything follows: what comes twice has done so once. */
const keep = (writing: Database, { row, now }: { row: ReturnType<typeof rowOf>; now: Date }) =>
  keepNumbered({
    numberOf: (attempt) => declarationReferenceOf(row.id, attempt),
    add: async (reference) => {
      const added = await writing
        .insert(declarations)
        .values({ ...row, reference, outcome: 'for-a-person', receivedAt: now })
        .onConflictDoNothing()
        .returning({ id: declarations.id })
      return added.length > 0
    },
    find: async () => (await keptOf(writing, row.id))?.reference,
  })

/** Declarations that are confirmed to one address within a day; withdrawals that refund money are not counted. */
export const DECLARATIONS_A_DAY = 3

type Effect = Awaited<ReturnType<typeof actOn>>

type Confirming = { declaration: Declaration; effect: Effect; now: Date }

const isFlooded = async (
  writing: Pick<Database, '$count'>,
  { recipient, now }: { recipient: string; now: Date },
) => {
  const since = new Date(now.getTime() - DAY_MS)
  const earlier = await writing.$count(
    outboxMails,
    and(
      eq(outboxMails.kind, 'declaration'),
      eq(outboxMails.recipient, recipient),
      gt(outboxMails.createdAt, since),
    ),
  )
  return earlier >= DECLARATIONS_A_DAY
}

/**
 * Confirms a declaration with all of it to the address that was given, and to the account's where that is another one, in the language of
 * the contract: who has typed the address may speak another. A few go to an address a day, so that the form fills nobody's mailbox; the
 * number of an order and its address, which give money back, a stranger does not know.
 */
const confirmDeclaration = async (
  writing: Pick<Database, 'insert' | '$count'>,
  { declaration: { id, language, email }, effect, now }: Confirming,
): Promise<void> => {
  const { accountEmail, outcome, isRepeated = false, left } = effect
  const isMoney = outcome === 'returned' && !isRepeated
  const recipients = new Set([email, ...(accountEmail ? [accountEmail] : [])].map(normalizeEmail))
  for (const recipient of recipients) {
    if (!isMoney && (await isFlooded(writing, { recipient, now }))) continue
    await putMail(writing, {
      key: `declaration:${id}:${recipient}`,
      kind: 'declaration',
      language: effect.language ?? language,
      recipient,
      data: {
        declaration: id,
        ...(left && {
          until: left.until.toISOString(),
          amount: String(left.amount),
          currency: left.currency,
        }),
      },
      now,
    })
  }
}

/** Row, what follows and the mail that confirms it, in one transaction. */
const take = (
  database: Database,
  { declaration, now }: { declaration: Declaration; now: Date },
): Promise<{ answer: DeclarationAnswer; isNew: boolean; outcome?: string; isOften?: boolean }> =>
  database.transaction(async (writing) => {
    const { reference, isNew } = await keep(writing, { row: rowOf(declaration), now })
    if (!isNew) {
      const kept = await keptOf(writing, declaration.id)
      const receivedAt = (kept?.receivedAt ?? now).toISOString()
      return { answer: { status: 'stored', reference, receivedAt }, isNew }
    }
    const effect = await actOn(writing, { declaration, now })
    const { outcome, subscriptionId, orderNumber, isOften = false } = effect
    await writing
      .update(declarations)
      .set({ outcome, subscriptionId, orderNumber })
      .where(eq(declarations.id, declaration.id))
    await confirmDeclaration(writing, { declaration, effect, now })
    return {
      answer: { status: 'stored', reference, receivedAt: now.toISOString() },
      isNew,
      outcome,
      isOften,
    }
  })

/** Cancellations and withdrawals without logging in: 201 with number and time, 200 with the same where it is there already. The answer says nothing of what was found. */
export const declarationRoutes = ({ database, now, log }: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })
  routes.post('/declaration', async (context) => {
    const declaration = await readJson(context, declarationRequest)
    const { answer, isNew, outcome, isOften } = await take(await database.get(), {
      declaration,
      now: now(),
    })
    const { reference } = answer
    if (isNew) log.info({ event: 'declaration taken', kind: declaration.kind, reference, outcome })
    if (isOften) {
      log.error(
        { event: 'withdrawn often', reference },
        'Somebody withdraws from another contract within twelve months: a person has to decide, and give back what is due',
      )
    }
    return context.json(answer, isNew ? CREATED : OK)
  })
  return routes
}
