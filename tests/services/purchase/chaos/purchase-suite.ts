import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { TEST_CARD_IDS, TEST_CARDS } from '#features/checkout/test-cards.ts'
import { askRunning } from '../../../../scripts/ask/ask-running.ts'
import { randomOf } from '../../../../scripts/lib/random.ts'
import { buy, type Story } from './buyer.ts'
import { objectionsTo, readLedger } from './ledger.ts'
import { openWorld } from './world.ts'

type Options = {
  folder: string
  seed: number
  buyers: number
  /** How often the services are killed, spread over the whole. */
  kills: number
  /** Buyers at a time. */
  atOnce: number
}

/** Longer than a message waits whose sender was killed while it was on its way (`services/payment/deliver-notices.ts`). */
const SETTLING_MS = 120_000

/** In which messages are repeated that nobody waits for: the books are right without them, or never. */
const REPEATING_MS = 14_000

/** What has not ended: charges that the bank has and attempts that no buyer may still be asked about, which are needed, and messages. */
const UNDER_WAY = `
  select key, true as needed from payment_charges where state = 'pending'
  union all select attempt.purchase_id, true from purchase_attempts attempt
    left join payment_charges charge on charge.key = attempt.purchase_id || '-' || attempt.number
    where attempt.state in ('created', 'action', 'pending') and charge.state is distinct from 'action'
  union all select id, false from payment_webhooks where delivered_at is null`

/** Waits until everything has ended that ends by itself, or has had its time to. */
const settle = async (folder: string) => {
  const begin = performance.now()
  for (;;) {
    const rows = await askRunning(folder, { path: '/', question: UNDER_WAY })
    const isNeeded = !rows || rows.some(({ needed }) => needed === true)
    const time = isNeeded ? SETTLING_MS : REPEATING_MS
    if (rows?.length === 0 || performance.now() - begin > time) return
    await sleep(250)
  }
}

/** Every tenth buyer comes back with an address that has bought, or tried to. */
const RETURNING = 0.1

/** Whether a buyer who gave up knew why: the cards were refused, or an own payment waits in a tab that was left. */
const isToldWhy = ({ email, last }: Story, stories: readonly Story[]): boolean => {
  const hasLeftOne = stories.some((other) => other.email === email && other.end === 'left')
  return last.includes('failed') || (last.includes('attempt-open') && hasLeftOne)
}

/**
 * Lets visitors buy while everything goes wrong that can (S2 §4, §8): double clicks, reloads, lost answers, messages twice and out
 * of order, services killed. Then nobody has paid twice, nothing that was paid is lost, and nobody was left without a way on.
 */
export const survivePurchases = async ({ folder, seed, buyers, kills, atOnce }: Options) => {
  const random = randomOf(seed)
  const world = await openWorld({ folder, random })
  const stories: Story[] = []
  let begun = 0

  const addressOf = (): string => {
    const before = random.chance(RETURNING) ? stories[random.below(stories.length)] : undefined
    return before?.email ?? `buyer-${begun}-${seed}@company.example`
  }
  const work = async () => {
    while (begun < buyers) {
      begun += 1
      const own = randomOf(seed + begun)
      stories.push(await buy({ world, random: own, email: addressOf(), stories }))
    }
  }
  const killer = async () => {
    for (let kill = 1; kill <= kills; kill += 1) {
      while (stories.length < (kill * buyers) / (kills + 1)) await sleep(50)
      await world.kill()
    }
  }
  await Promise.all([killer(), ...Array.from({ length: atOnce }, work)])
  await settle(folder)
  const log = world.log()
  await world.stop()

  const ledger = await readLedger(folder)
  expect(objectionsTo(ledger)).toEqual([])
  const numbers = new Set(ledger.orders.map(({ number }) => number))
  const promised = stories.flatMap(({ orderNumber }) => (orderNumber === null ? [] : [orderNumber]))
  expect(promised.filter((number) => !numbers.has(number))).toEqual([])
  // Cards that are refused five times in a row are somebody's bad luck; an answer that never came is ours.
  expect(stories.filter((story) => story.end === 'gave up' && !isToldWhy(story, stories))).toEqual(
    [],
  )
  for (const card of TEST_CARD_IDS) expect(log.includes(TEST_CARDS[card]), card).toBe(false)
  expect(log).not.toContain('@company.example')
  expect(JSON.stringify(ledger)).not.toMatch(/\b[45]\d{15}\b/)
  return { ledger, stories }
}
