import { describe, expect, test } from 'vitest'
import { BILLING_WORDS } from '#services/web-app/billing-words.ts'
import type { Bench } from '../support/bench.ts'
import { billingMembers } from '../support/billing-member.ts'

const words = BILLING_WORDS.en

const BILLING = 'account/billing/?lang=en'

/** How customers change to another plan (S2 §9 "My Account / Billing"). */
export const planChangeSuite = (bench: () => Bench) =>
  describe('a change of plan', () => {
    const { member } = billingMembers(bench)

    test('plans a smaller plan for the next period, and takes that back', async () => {
      const { read, send, subscription } = await member()
      const check = 'account/billing/plan/check?lang=en'
      const plans = await read('account/billing/plan/?lang=en')
      expect(plans).toMatch(/value="team-5"\s+required/)
      expect(plans).toMatch(/value="basic-1"\s+disabled/)
      expect(plans).not.toMatch(/<input[^>]*\schecked/)
      expect(await (await send(check, { to: 'solo-1' })).text()).toContain(words.laterButton)
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
      // The site of this bench answers nobody: the charge is open until it does.
      const pressed = await send(check, { to: 'premium-5', shown: '34493' })
      expect(pressed.headers.get('Location')).toContain('said=pending')
      expect((await send(check, { to: 'premium-5', shown: '34493' })).status).toBe(409)
    })

    test.each(['', 'gold-1', 'team-9', 'basic-1'])('refuses the choice "%s"', async (to) => {
      const { send } = await member()
      const answer = await send('account/billing/plan/check?lang=en', { to })
      expect(answer.status).toBe(422)
      expect(await answer.text()).toContain(words.chooseOne)
    })

    test('offers no plan while the renewal is stopped', async () => {
      const { read, send } = await member()
      await send('account/billing/stop?lang=en')
      const page = await read('account/billing/plan/?lang=en')
      expect(page).toContain(words.cannotChange)
      expect(page).not.toContain('value="team-5"')
    })
  })
