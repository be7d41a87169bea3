import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { wordsOf } from '#services/words/words.ts'
import type { Bench } from '../support/bench.ts'
import { billingMembers } from '../support/billing-member.ts'
import { lettersTo } from '../support/letters-to.ts'

const DAY_MS = 86_400_000

/** A Monday at noon, whose fourteenth day after is a Monday again. */
const BOUGHT = Date.parse('2027-03-01T12:00:00Z')

const PLACES = ['account/billing/stop/', 'account/close/'] as const

const BERLIN = { country: 'DE', province: null }

/** What Billing says of days and hours that run for a customer. */
export const billingMomentsSuite = (bench: () => Bench) =>
  describe('the moments of Billing', () => {
    const { member } = billingMembers(bench)

    /** Runs a test at a moment of its own. */
    const at = async (time: number, run: () => Promise<void>) => {
      const { clock } = bench()
      const before = clock.time
      clock.time = time
      try {
        await run()
      } finally {
        clock.time = before
      }
    }

    test.each(LOCALE_CODES)(
      'name the way to withdraw, with its last day, while an order is in time, in %s',
      async (lang) => {
        await at(BOUGHT, async () => {
          const { orderNumber, read, send } = await member()
          const words = wordsOf(lang).billing
          for (const place of PLACES) {
            const page = await read(`${place}?lang=${lang}`)
            expect(page).toContain(words.withdrawTitle)
            expect(page).toContain(orderNumber)
            expect(page).toMatch(/\b15\b[^<]*2027/)
            expect(page).toMatch(/href="[^"]*\/company\/withdrawal"/)
          }
          bench().clock.time = BOUGHT + 16 * DAY_MS
          for (const place of PLACES) {
            expect(await read(`${place}?lang=${lang}`)).not.toContain('/company/withdrawal')
          }
          await send(`account/billing/stop?lang=${lang}`)
        })
      },
    )

    test.each([
      ['a company', { company: 'Roy & Sons', refunded: 0 }],
      ['an order that was given back', { company: null, refunded: 34_478 }],
    ])('name no withdrawal for %s', async (_case, { company, refunded }) => {
      await at(BOUGHT, async () => {
        const { read, userId } = await member()
        const queries = await bench().database.get()
        const isOwn = eq(orders.userId, userId)
        const [order] = await queries.select().from(orders).where(isOwn)
        if (!order) throw new Error('No order')
        await queries
          .update(orders)
          .set({ buyer: { ...order.buyer, company }, refunded })
          .where(isOwn)
        expect(await read('account/close/?lang=en')).not.toContain('/company/withdrawal')
      })
    })

    test('are told by the clock of the customer, days too, and by that of the books where nobody knows it', async () => {
      const places = [
        [BERLIN, 'at\u00A012:30\u00A0AM Central European Standard Time', 2],
        [{ country: 'CA', province: 'MB' }, 'at\u00A05:30\u00A0PM Central Standard Time', 1],
        [{ country: 'KZ', province: null }, 'at\u00A06:30\u00A0PM Eastern Standard Time', 1],
      ] as const
      for (const [place, moment, day] of places) {
        await at(Date.parse('2027-03-01T23:30:00Z'), async () => {
          const { email, read, send } = await member(place)
          await send('account/billing/stop?lang=en')
          const billing = await read('account/billing/?lang=en')
          expect(billing).toContain(moment)
          expect(billing).toContain(`March\u00A0${day},\u00A02028`)
          expect(await read('mail/?lang=en')).toContain(moment)
          const closed = await send('account/close?lang=en', { 'give-up': 'yes' })
          expect(await closed.text()).toContain(moment)
          const told = (await lettersTo(bench(), email)).filter(({ kind }) =>
            ['renewal-stopped', 'account-closed'].includes(kind),
          )
          expect(told).toHaveLength(2)
          for (const { letter } of told) expect(letter.opening.join(' ')).toContain(moment)
        })
      }
    })
  })
