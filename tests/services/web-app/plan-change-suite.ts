import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { BOOKS_TIME_ZONE } from '#lib/config/books.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { yearAfter } from '#lib/util/year-after.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { subscriptions } from '#services/db/subscription-schema.ts'
import { renewalTexts } from '#services/mail/renewal-texts.ts'
import { writtenBookDay } from '#services/papers/written.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import type { Bench } from '../support/bench.ts'
import { billingMembers } from '../support/billing-member.ts'

const words = wordsOf('en').billing

const DAY_MS = 86_400_000

const BILLING = 'account/billing/?lang=en'
const PLANS = 'account/billing/plan/?lang=en'

/** How customers change to another plan (S2 §9 "My Account / Billing"). */
export const planChangeSuite = (bench: () => Bench) =>
  describe('a change of plan', () => {
    const { member } = billingMembers(bench)

    test('is where the links of the site lead: at once, by the hand-off, and past the log-in', async () => {
      const { visit } = await member()
      const query = 'lang=fr&lib=fr&url=account%2Fbilling%2Fplan'
      for (const way of [
        `?${query}&entryPoint=%2Ffr%2Fpricing%2Fplans`,
        `account/login/?${query}`,
      ]) {
        const { status, headers } = await visit(way)
        expect(status).toBe(303)
        expect(headers.get('Location')).toBe('/webapp/account/billing/plan/?lang=fr&lib=fr')
      }
      const stranger = await bench().call(`/webapp/account/login/?${query}`)
      expect(stranger.status).toBe(200)
      expect(await stranger.text()).toContain('url=account%2Fbilling%2Fplan')
    })

    test('plans a smaller plan for the next period, and takes that back', async () => {
      const { read, send, subscription } = await member()
      const check = 'account/billing/plan/check?lang=en'
      const plans = await read('account/billing/plan/?lang=en')
      expect(plans).toMatch(/value="team-3"\s+required/)
      expect(plans).toMatch(/value="basic-1"\s+disabled/)
      expect(plans).not.toMatch(/<input[^>]*\schecked/)
      const date = writtenBookDay((await subscription()).periodEnd, 'en')
      const page = await (await send(check, { to: 'solo-1' })).text()
      expect(page).toContain(fillWords(words.laterButton, { date }))
      expect(await subscription()).toMatchObject({ nextPlan: null })
      await send(check, { to: 'solo-1', shown: 'next' })
      expect(await subscription()).toMatchObject({ plan: 'basic', nextPlan: 'solo', nextSeats: 1 })
      expect(await read(BILLING)).toContain(words.keepPlan)
      const kept = await send(check, { to: 'basic-1' })
      expect(kept.headers.get('Location')).toContain('said=kept')
      expect(await subscription()).toMatchObject({ nextPlan: null, nextSeats: null })
    })

    test('shows what a larger plan costs, and charges no other amount', async () => {
      const { send, subscription } = await member()
      const check = 'account/billing/plan/check?lang=en'
      // 599.88 less 299.88 for the whole year that is left, with taxes.
      const shown = await (await send(check, { to: 'premium-5' })).text()
      expect(shown).toMatch(/name="shown"\s+value="34493"/)
      const other = await send(check, { to: 'premium-5', shown: '1' })
      expect(other.status).toBe(409)
      expect(await other.text()).toContain(words.priceChanged)
      expect(await subscription()).toMatchObject({ plan: 'basic' })
      // The sum of a day stays while somebody reads.
      bench().clock.time += 50 * 60_000
      // The site of this bench answers nobody: the charge is open until it does.
      const pressed = await send(check, { to: 'premium-5', shown: '34493' })
      expect(pressed.headers.get('Location')).toContain('said=pending')
      const again = await send(check, { to: 'premium-5', shown: '34493' })
      expect(again.status).toBe(409)
      expect(await again.text()).toContain(words.charging)
    })

    test('charges the sum of a day on that day alone, and shows that of the next one first', async () => {
      const { send, subscription, orderNumber } = await member()
      const { periodStart, periodEnd } = await subscription()
      const check = 'account/billing/plan/check?lang=en'
      // As if the first day had ended between page and button.
      const [paidAt, renewsAt] = [
        new Date(periodStart.getTime() - DAY_MS),
        new Date(periodEnd.getTime() - DAY_MS),
      ]
      await (
        await bench().database.get()
      )
        .update(orders)
        .set({ paidAt, renewsAt })
        .where(eq(orders.number, orderNumber))
      const year = (periodEnd.getTime() - periodStart.getTime()) / DAY_MS
      const share = Math.round((300_00 * (year - 1)) / year)
      const sum = share + Math.round(share * 0.05) + Math.round(share * 0.09975)
      const late = await send(check, { to: 'premium-5', shown: '34493' })
      expect(late.status).toBe(409)
      expect(await late.text()).toMatch(new RegExp(`name="shown"\\s+value="${sum}"`))
      const pressed = await send(check, { to: 'premium-5', shown: `${sum}` })
      expect(pressed.headers.get('Location')).toContain('said=pending')
    })

    test.each(['', 'gold-1', 'team-9', 'basic-1'])('refuses the choice "%s"', async (to) => {
      const { send } = await member()
      const answer = await send('account/billing/plan/check?lang=en', { to })
      expect(answer.status).toBe(422)
      expect(await answer.text()).toContain(words.chooseOne)
    })

    test('keeps the rows of a plan together, and marks what is booked on its own', async () => {
      const { read, send, subscription } = await member()
      await send('account/billing/plan/check?lang=en', { to: 'solo-1', shown: 'next' })
      const page = await read(PLANS)
      const values = [...page.matchAll(/type="radio"\s+name="to"\s+value="([^"]+)"/g)]
      expect(values.map(([, value]) => value)).toEqual([
        // What is booked; of the others for one person only the present plan, and no team that costs more than Premium.
        'solo-1',
        'basic-1',
        'team-2',
        'team-3',
        'premium-5',
      ])
      const from = fillWords(words.beginsLater, {
        date: writtenBookDay((await subscription()).periodEnd, 'en'),
      })
      expect(page).toMatch(/<strong>Team, 2\u00A0users<\/strong>/)
      expect(page.split(`<span class="tab booked">${from}</span>`)).toHaveLength(2)
      expect(page.indexOf(words.keepPlan)).toBeLessThan(page.indexOf('<fieldset'))
      expect(page.indexOf(words.keepPlan)).toBeGreaterThan(0)
    })

    test('shows both changes alike: what is due now, the present plan, and what the sum is made of', async () => {
      const { send } = await member()
      const check = 'account/billing/plan/check?lang=en'
      const larger = await (await send(check, { to: 'premium-5' })).text()
      const smaller = await (await send(check, { to: 'solo-1' })).text()
      expect(larger).toMatch(/Due now<\/small>\s*<strong>\$344\.93<\/strong>/)
      expect(smaller).toMatch(/Due now<\/small>\s*<strong>\$0\.00<\/strong>/)
      for (const page of [larger, smaller]) {
        expect(page).toMatch(/our current plan[^<]* Basic, 1\u00A0user/)
      }
      const sums = [...larger.matchAll(/<td>(-?)\$([\d.]+)<\/td>/g)]
      const amounts = sums.map(([, sign, amount]) => Number(`${sign}${amount}`))
      // The new plan for the whole year that is left, less the present one, and two taxes.
      expect(amounts).toEqual([599.88, -299.88, expect.any(Number), expect.any(Number)])
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(344.93, 5)
      expect(smaller).not.toContain('<table')
    })

    test.each([
      {
        holds: { renews: false },
        reason: words.cannotChange.stopped,
        way: 'account/billing/resume/',
      },
      {
        holds: { state: 'past-due' },
        reason: words.cannotChange['past-due'],
        way: 'billing/card/',
      },
      {
        holds: { state: 'disputed' },
        reason: words.cannotChange.disputed,
        way: 'account/billing/',
      },
    ] as const)(
      'offers no plan, says the one reason and the way out: $reason',
      async ({ holds, reason, way }) => {
        const { read, userId } = await member()
        const queries = await bench().database.get()
        await queries.update(subscriptions).set(holds).where(eq(subscriptions.userId, userId))
        const page = await read(PLANS)
        const [, blocked = ''] = page.split('<div class="slip">')
        expect(blocked).toContain(reason)
        expect(blocked).toContain(`${way}?`)
        expect(page).not.toContain('value="team-3"')
      },
    )

    /** Whose renewal a notice has told of, at the price of the book. */
    const announced = async () => {
      const who = await member({ country: 'CA', province: 'ON' })
      const { plan, seats, currency, periodEnd } = await who.subscription()
      const sums = { amount: 299_88, taxes: [], total: 338_86 }
      const renewal = { plan, seats, currency, periodEnd: periodEnd.toISOString(), notices: [] }
      const queries = await bench().database.get()
      await queries
        .update(subscriptions)
        .set({ renewalNotice: { ...sums, ...renewal } })
        .where(eq(subscriptions.userId, who.userId))
      return { ...who, periodEnd }
    }

    test('after a notice says that the renewal stands, what a larger plan costs on its day, and when a smaller one begins', async () => {
      const { send, read, periodEnd, subscription } = await announced()
      const at = { at: periodEnd, currency: 'USD', plan: 'basic', seats: 1, total: 338_86 } as const
      for (const locale of LOCALE_CODES) {
        const reader = { locale, zone: BOOKS_TIME_ZONE }
        const check = `account/billing/plan/check?lang=${locale}`
        const larger = await (await send(check, { to: 'premium-5' })).text()
        for (const text of renewalTexts({ ...at, more: 339_00 }, reader)) {
          expect(larger).toContain(text)
        }
        const smaller = await (await send(check, { to: 'solo-1' })).text()
        const [stands = ''] = renewalTexts({ ...at, more: 0 }, reader)
        expect(smaller).toContain(stands)
        const date = writtenBookDay(yearAfter(periodEnd), locale)
        expect(smaller).toContain(fillWords(wordsOf(locale).billing.laterButton, { date }))
      }
      const check = 'account/billing/plan/check?lang=en'
      // What was shown before the notice is shown anew.
      expect((await send(check, { to: 'solo-1', shown: 'next' })).status).toBe(409)
      const pressed = await send(check, { to: 'solo-1', shown: 'next-told' })
      expect(pressed.headers.get('Location')).toContain('said=planned')
      const from = writtenBookDay(yearAfter(periodEnd), 'en')
      expect(await read(BILLING)).toContain(`Starting ${from}: Solo`)
      expect((await subscription()).renewalNotice).toMatchObject({ plan: 'basic', total: 338_86 })
    })

    test('after a notice another country, province or tax number leaves what was told', async () => {
      const { send, subscription } = await announced()
      const { renewalNotice } = await subscription()
      const moved = {
        firstName: 'Ann',
        lastName: 'Roy',
        company: 'Acme',
        street: '',
        postalCode: '',
        city: '',
        country: 'DE',
        province: '',
        taxNumber: 'DE123456789',
      }
      expect((await send('account/details?lang=en', moved)).status).toBe(303)
      const after = await subscription()
      expect(after.buyer).toMatchObject({ country: 'DE', taxNumber: 'DE123456789' })
      expect(after.renewalNotice).toEqual(renewalNotice)
    })
  })
