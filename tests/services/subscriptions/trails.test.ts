import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orders, outboxMails, type MailKind } from '#services/db/purchase-schema.ts'
import { sendDueRefunds } from '#services/refunds/send-due-refunds.ts'
import { doDueWork } from '#services/subscriptions/due-work.ts'
import { filesThatRun } from '../../support/files-that-run.ts'
import { expectWalked } from '../../support/trails.ts'
import { benchOf } from '../support/bench-of.ts'
import { newEmail } from '../support/bench.ts'
import { DECLARATION_PATH, newWithdrawal } from '../support/leavers.ts'
import { tempDir } from '../support/temp-dir.ts'
import { openBank, type Bank } from './judge/bank.ts'
import { doStep } from './judge/do-step.ts'
import { referenceProvider } from './judge/providers.ts'
import { DAY_MS } from './judge/story.ts'

const MINUTE_MS = 60_000

describe('the trails of money, as they run', () => {
  const bench = benchOf(() => ({ DATA_DIR: tempDir() }))
  let bank: Bank

  beforeAll(async () => {
    bank = await openBank(bench(), referenceProvider)
  })

  afterAll(() => bank.stop())

  /** Somebody in Ontario, where no law adds to the agreement, buys a year. */
  const buy = async () => {
    bank.begin()
    const email = newEmail()
    const place = { country: 'CA', province: 'ON' } as const
    const life = { bench: bench(), bank, email, place, facts: [], orders: [] }
    await doStep(life, { day: 0, do: 'buy', plan: 'basic' })
    const queries = await bench().database.get()
    const [order] = await queries.select().from(orders).orderBy(desc(orders.receipt)).limit(1)
    if (!order) throw new Error('Paying made no order')
    return { email, order }
  }

  const liveUntil = async (moment: number) => {
    const { clock, services } = bench()
    const queries = await bench().database.get()
    await doDueWork(queries, services)
    while (clock.time < moment) {
      clock.time = Math.min(Math.max(await bank.nextDue(), clock.time + MINUTE_MS), moment)
      await doDueWork(queries, services)
    }
  }

  const mailsTo = async (email: string, kind: MailKind) => {
    const isIt = and(eq(outboxMails.recipient, email), eq(outboxMails.kind, kind))
    return (await bench().database.get()).$count(outboxMails, isIt)
  }

  test('a renewal, from the day it is due to its mail in the outbox', async () => {
    const { email, order } = await buy()
    await liveUntil(order.renewsAt.getTime() - DAY_MS)
    const ran = await filesThatRun(() => liveUntil(order.renewsAt.getTime() + DAY_MS))
    expect(await mailsTo(email, 'receipt')).toBe(2)
    expectWalked('A renewal', ran)
  })

  test('a withdrawal, from the declaration to its refund and mail', async () => {
    const { email, order } = await buy()
    await liveUntil(order.paidAt.getTime() + DAY_MS)
    const ran = await filesThatRun(async () => {
      const declaration = newWithdrawal({ email, orderNumber: order.number })
      expect((await bench().post(DECLARATION_PATH, declaration)).status).toBe(201)
      await sendDueRefunds(await bench().database.get(), bench().services)
    })
    expect(await mailsTo(email, 'refund')).toBe(1)
    expectWalked('A withdrawal', ran)
  })
})
