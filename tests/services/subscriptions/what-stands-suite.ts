import { describe, expect, test } from 'vitest'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { marketplaceRows } from '#services/entitlement/marketplace-rows.ts'
import { writtenBookDay } from '#services/papers/written.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import type { Bench } from '../support/bench.ts'
import { billingMembers } from '../support/billing-member.ts'
import { DECLARATION_PATH, newCancel } from '../support/leavers.ts'
import { actsOf } from './life/acts.ts'
import { DAY_MS, subscribersOf } from './life/subscriber.ts'

const BILLING = 'account/billing/?lang=en'

const words = wordsOf('en').billing

/** What a customer has while other events touch the same subscription (docs/decisions/059). */
export const whatStandsSuite = (bench: () => Bench) =>
  describe('what a customer has', () => {
    const life = subscribersOf(bench)
    const { provider, subscribe, rowOf, heldBy, ordersOf, mailsOf, liveUntil, queries } = life
    const { now, isOf, refund, wentBack, textTo, written, sell } = actsOf(bench, life)
    const { logIn } = billingMembers(bench)

    test('moves by a late notice once a period, and Billing calls that time given (row 3)', async () => {
      const { subscriptionId, userId } = await subscribe()
      const { periodEnd: paidUntil } = await rowOf(subscriptionId)
      bench().clock.time = paidUntil.getTime() - 3 * DAY_MS
      await life.work()
      const { periodEnd } = await rowOf(subscriptionId)
      expect(periodEnd.getTime()).toBeGreaterThan(paidUntil.getTime() + 17 * DAY_MS)
      const { read, send } = await logIn(userId)
      const given = fillWords(words.periodGiven, { date: writtenBookDay(periodEnd, 'en') })
      const page = await read(BILLING)
      expect(page).toContain(given)
      expect(page).toContain(`to ${writtenBookDay(paidUntil, 'en')}`)
      bench().clock.time += DAY_MS / 48
      await send('account/billing/plan/check?lang=en', { to: 'solo-1', shown: 'next' })
      await life.work()
      await send('account/billing/plan/check?lang=en', { to: 'basic-1' })
      await life.work()
      expect((await rowOf(subscriptionId)).periodEnd).toEqual(periodEnd)
      expect(await heldBy(userId)).toMatchObject({ endsAt: periodEnd })
    })

    test('of another contract stays when a subscription ends: a year of the marketplace (row 4)', async () => {
      const { subscriptionId, userId, email, orderNumber, attempt } = await subscribe()
      bench().clock.time += 6 * DAY_MS
      await sell(email)
      await refund(orderNumber, attempt.total)
      expect(await rowOf(subscriptionId)).toMatchObject({ state: 'ended' })
      expect(await heldBy(userId)).toMatchObject({ contract: 'clickbank-basic' })
    })

    test('is charged by one seller alone: a sale of the marketplace stops the renewal, as mail and Billing say in six languages (row 4)', async () => {
      const { subscriptionId, userId, email } = await subscribe()
      const { periodEnd } = await rowOf(subscriptionId)
      bench().clock.time += DAY_MS
      await sell(email)
      await sell(email)
      const years = await marketplaceRows(await queries(), userId)
      const [first, second] = years.map(({ end }) => end)
      if (!first || !second) throw new Error('Two sales gave no two years')
      const { read, send } = await logIn(userId)
      await send('account/billing/resume?lang=en')
      for (const language of LOCALE_CODES) {
        const text = await textTo(email, { kind: 'renewal-stopped', language })
        const { elsewhere, resume } = wordsOf(language).subscriptionMail.stopped
        expect(text).toContain(fillWords(elsewhere, { until: writtenBookDay(first, language) }))
        expect(text).not.toContain(resume)
        const { resumeLater } = wordsOf(language).billing
        const later = fillWords(resumeLater, { date: writtenBookDay(second, language) })
        for (const page of ['account/billing/', 'account/billing/plan/']) {
          const shown = await read(`${page}?lang=${language}`)
          expect(shown).toContain(later)
          expect(shown).not.toContain('account/billing/resume')
        }
      }
      await liveUntil(periodEnd.getTime() + DAY_MS)
      expect(isOf(subscriptionId)).toEqual([])
      expect(await rowOf(subscriptionId)).toMatchObject({ state: 'ended', renews: false })
    })

    test('comes back at once with another card, and the planned tries stay (row 5)', async () => {
      const { subscriptionId, userId } = await subscribe()
      const { periodEnd } = await rowOf(subscriptionId)
      provider().course = () => ({ state: 'failed' })
      await liveUntil(periodEnd.getTime() + DAY_MS)
      const { read } = await logIn(userId)
      expect(await read(BILLING)).toContain(words.failedLine)
      await read(BILLING)
      await life.work()
      expect(isOf(subscriptionId)).toHaveLength(1)
      provider().card = 'Visa 0002'
      expect(await read(BILLING)).toContain(words.tryingLine)
      await life.work()
      expect(await read(BILLING)).toContain(words.failedLine)
      expect(isOf(subscriptionId)).toHaveLength(2)
      expect(await rowOf(subscriptionId)).toMatchObject({ state: 'past-due', failedTries: 1 })
      await read(BILLING)
      provider().course = () => ({ state: 'succeeded' })
      provider().card = 'Visa 5556'
      await read(BILLING)
      await life.work()
      expect(await rowOf(subscriptionId)).toMatchObject({ state: 'active', failedTries: 0 })
      expect((await heldBy(userId))?.endsAt.getTime()).toBeGreaterThan(now() + 363 * DAY_MS)
    })

    test('is not charged again at once with the card that has failed, however long ago Billing saw the one before; the mail names it (row 5)', async () => {
      const { subscriptionId, userId, email } = await subscribe()
      provider().card = 'Visa 4242'
      await (await logIn(userId)).read(BILLING)
      // Who leaves it at the provider may never come back to Billing.
      provider().card = 'Visa 0002'
      const { periodEnd } = await rowOf(subscriptionId)
      provider().course = () => ({ state: 'failed' })
      await liveUntil(periodEnd.getTime() + DAY_MS)
      await (await logIn(userId)).read(BILLING)
      await life.work()
      expect(isOf(subscriptionId)).toHaveLength(1)
      const [mail] = await mailsOf(email, 'charge-failed')
      expect(mail?.data).toMatchObject({ method: 'Visa 0002' })
      provider().course = () => ({ state: 'succeeded' })
    })

    test('comes back at once with another card, though Billing never saw the one that failed (row 5)', async () => {
      const { subscriptionId, userId } = await subscribe()
      provider().card = 'Visa 4242'
      const { periodEnd } = await rowOf(subscriptionId)
      provider().course = () => ({ state: 'failed' })
      await liveUntil(periodEnd.getTime() + DAY_MS)
      provider().course = () => ({ state: 'succeeded' })
      provider().card = 'Visa 0002'
      await (await logIn(userId)).read(BILLING)
      await life.work()
      expect(isOf(subscriptionId)).toHaveLength(2)
    })

    test('is not paid for after a stop: a renewal that its bank approves then goes back (row 6)', async () => {
      const { subscriptionId, userId, email } = await subscribe()
      const { periodEnd } = await rowOf(subscriptionId)
      provider().course = () => ({ state: 'pending' })
      await liveUntil(periodEnd.getTime() + 1)
      provider().course = () => ({ state: 'succeeded' })
      const { send } = await logIn(userId)
      await send('account/billing/stop?lang=en')
      const [asked] = isOf(subscriptionId)
      if (!asked) throw new Error('Nothing was charged')
      await provider().decide(asked, 'succeeded')
      const { status } = await bench().post('/told/subscription/charge', asked.outcome)
      expect(status).toBe(200)
      const [, renewal] = await ordersOf(userId)
      expect(await heldBy(userId)).toBeUndefined()
      const [, receipt] = await mailsOf(email, 'receipt')
      if (!receipt) throw new Error('There is no second receipt')
      for (const language of LOCALE_CODES) {
        const text = await written({ ...receipt, language })
        const { notOwed, intro, cancel } = wordsOf(language).mail.receipt
        expect(text).toContain(notOwed.split('{total}')[1])
        expect(text).not.toContain(intro.split('{total}')[1])
        expect(text).not.toContain(cancel)
      }
      expect(await wentBack(userId)).toEqual([renewal?.number])
      await liveUntil(now() + DAY_MS)
      expect(await rowOf(subscriptionId)).toMatchObject({ state: 'ended' })
      expect(await mailsOf(email, 'subscription-ended')).toHaveLength(1)
      expect(isOf(subscriptionId)).toHaveLength(1)
    })

    test('in a second year stays when the first one is given back, and renews (row 7)', async () => {
      const { subscriptionId, userId, orderNumber, attempt } = await subscribe()
      const { periodEnd } = await rowOf(subscriptionId)
      await liveUntil(periodEnd.getTime() + DAY_MS)
      await refund(orderNumber, attempt.total)
      const { periodEnd: second } = await rowOf(subscriptionId)
      await liveUntil(second.getTime() + DAY_MS)
      expect(await ordersOf(userId)).toHaveLength(3)
      expect(await heldBy(userId)).toMatchObject({ plan: 'basic' })
    })

    test('is not given by a form of cancelling: the year that was paid for stays', async () => {
      const { subscriptionId, userId, email } = await subscribe()
      await bench().post(DECLARATION_PATH, newCancel({ email }))
      expect(await rowOf(subscriptionId)).toMatchObject({ renews: false })
      expect(await heldBy(userId)).toMatchObject({ plan: 'basic' })
    })
  })
