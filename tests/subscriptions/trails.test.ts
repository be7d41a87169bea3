import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orders, outboxMails } from '#services/db/purchase-schema.ts'
import { letterOf } from '#services/mail/letter-of.ts'
import { FLOORS } from '../../scripts/import-law/floors.ts'
import { benchOf } from '../services/support/bench-of.ts'
import { newEmail } from '../services/support/bench.ts'
import { DECLARATION_PATH, newWithdrawal } from '../services/support/leavers.ts'
import { tempDir } from '../services/support/temp-dir.ts'
import { filesThatRun } from '../support/files-that-run.ts'
import { trailOf } from '../support/trails.ts'
import { openBank, type Bank } from './judge/bank.ts'
import { doStep } from './judge/do-step.ts'
import { referenceProvider } from './judge/providers.ts'
import { DAY_MS } from './judge/story.ts'

/** Files that a trail may have. */
const MOST = 30

const MINUTE_MS = 60_000

/** What every way stands on is opened once, and the reference payment service is another program. */
const isOnTheWay = (file: string): boolean => {
  const [top, room] = file.split('/')
  const isGround = FLOORS.ground.some((name) => name === room) || room === 'payment'
  return top !== 'lib' && !(top === 'services' && isGround)
}

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
    const { clock } = bench()
    await bank.work()
    while (clock.time < moment) {
      clock.time = Math.min(Math.max(await bank.nextDue(), clock.time + MINUTE_MS), moment)
      await bank.work()
    }
  }

  /** Has the newest mail to an address put into words, which is of the kind that is expected. */
  const readLast = async (email: string, kind: string) => {
    const queries = await bench().database.get()
    const [mail] = await queries
      .select()
      .from(outboxMails)
      .where(eq(outboxMails.recipient, email))
      .orderBy(desc(outboxMails.createdAt))
      .limit(1)
    expect(mail?.kind).toBe(kind)
    if (mail) await letterOf(queries, { ...bench().services, mail })
  }

  test.each(['A renewal', 'A withdrawal'])('%s opens thirty files at most', (name) => {
    expect(trailOf(name).length).toBeLessThanOrEqual(MOST)
  })

  test('a renewal, from the day it is due to its mail', async () => {
    const { email, order } = await buy()
    await liveUntil(order.renewsAt.getTime() - DAY_MS)
    const ran = await filesThatRun(async () => {
      await liveUntil(order.renewsAt.getTime() + DAY_MS)
      await readLast(email, 'receipt')
    })
    expect(ran.filter(isOnTheWay).toSorted()).toEqual(trailOf('A renewal').toSorted())
  })

  test('a withdrawal, from the form to its refund', async () => {
    const { email, order } = await buy()
    await liveUntil(order.paidAt.getTime() + DAY_MS)
    const ran = await filesThatRun(async () => {
      const declaration = newWithdrawal({ email, orderNumber: order.number })
      expect((await bench().post(DECLARATION_PATH, declaration)).status).toBe(201)
      await liveUntil(bench().clock.time + MINUTE_MS)
      await readLast(email, 'refund')
    })
    expect(ran.filter(isOnTheWay).toSorted()).toEqual(trailOf('A withdrawal').toSorted())
  })
})
