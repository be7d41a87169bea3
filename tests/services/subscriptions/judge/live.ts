import { asc, eq } from 'drizzle-orm'
import type { BillingPlace } from '#features/checkout/tax.ts'
import { outboxMails } from '#services/db/purchase-schema.ts'
import { letterOf } from '#services/mail/letter-of.ts'
import { letterText } from '#services/mail/letter-text.ts'
import { newEmail, type Bench } from '../../support/bench.ts'
import type { Bank } from './bank.ts'
import { doStep } from './do-step.ts'
import { lookAtGuests } from './guests.ts'
import type { Life, Step } from './steps.ts'
import { DAY_MS, holdingText, type Fact } from './story.ts'
import { visitorOf } from './visitor.ts'
import { holdingIn, orderIn, readMail, wordsOf } from './witness.ts'

/** What somebody does in two years, who lives at a place. */
export type Course = { place: BillingPlace; steps: readonly Step[] }

/** So many days a story is lived. */
const DAYS = 770

/** A customer looks into the account at least so often, and so long after something was done. */
const LOOKS_DAYS = 180
const SETTLED_DAYS = 2

const MINUTE_MS = 60_000

const DOCUMENT = 'download/shareholders-agreement-D1007'

/** Reads what came since the mail before. */
const readMails = async ({ bench, email, facts, orders }: Life, seen: Set<string>) => {
  const queries = await bench.database.get()
  const mails = await queries
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.recipient, email))
    .orderBy(asc(outboxMails.createdAt))
  for (const mail of mails.filter(({ id }) => !seen.has(id))) {
    seen.add(mail.id)
    const letter = await letterOf(queries, { mail, ...bench.services })
    const read = { kind: mail.kind, subject: letter.subject, text: letterText(letter) }
    facts.push(...readMail(read, bench.clock.time))
    const number = orderIn(read)
    if (number) orders.push(number)
  }
}

const look = async ({ bench, email, facts }: Life) => {
  const { visit } = visitorOf(bench, email)
  const isOpen = (await visit(DOCUMENT)).status === 200
  const words = wordsOf(await (await visit('account/')).text())
  const holding = holdingIn(words)
  const held = holding ? holdingText(holding) : 'no plan'
  const text = `The account has ${held}; a download is ${isOpen ? 'given' : 'refused'}.`
  facts.push({ at: bench.clock.time, kind: 'access', isOpen, holding, text })
}

/** Moments at which the account is looked at: now and then, and a while after each step. */
const looksOf = (steps: readonly Step[], start: number): number[] => {
  const often = Array.from(
    { length: DAYS / LOOKS_DAYS },
    (_none, index) => (index + 1) * LOOKS_DAYS,
  )
  const after = steps.map(({ day }) => day + SETTLED_DAYS)
  return [...often, ...after].toSorted((a, b) => a - b).map((day) => start + day * DAY_MS)
}

type Where = { bench: Bench; bank: Bank; start: number }

/** Lives a course from a moment on, and gives its story. */
export const live = async ({ place, steps }: Course, where: Where): Promise<Fact[]> => {
  const { bench, bank, start } = where
  const { clock } = bench
  clock.time = start
  bank.begin()
  const lives = { ...place, isBusiness: false }
  const text = `A consumer lives in ${[place.country, place.province].filter(Boolean).join('-')}.`
  const facts: Fact[] = [{ kind: 'lives', at: start, text, ...lives }]
  const life: Life = { bench, bank, email: newEmail(), place, facts, orders: [] }
  const read = new Set<string>()
  const looks = looksOf(steps, start)
  const waiting = steps
    .map((step) => ({ step, at: start + step.day * DAY_MS }))
    .toSorted((a, b) => a.at - b.at)
  const end = start + DAYS * DAY_MS
  while (clock.time < end) {
    const [first] = waiting
    if (first && first.at <= clock.time) {
      waiting.shift()
      await doStep(life, first.step)
    }
    await bank.work()
    life.facts.push(...bank.ledger.facts.splice(0))
    await readMails(life, read)
    if (looks.some((at) => at <= clock.time)) {
      looks.splice(0, looks.findLastIndex((at) => at <= clock.time) + 1)
      await look(life)
      await lookAtGuests(life)
    }
    // What cannot be done now is asked for again a minute later.
    const due = Math.max(await bank.nextDue(), clock.time + MINUTE_MS)
    const wished = [waiting[0]?.at, looks[0], end].flatMap((at) => at ?? [])
    clock.time = Math.max(clock.time, Math.min(due, ...wished))
  }
  return life.facts
}
