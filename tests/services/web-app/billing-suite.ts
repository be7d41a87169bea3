import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { orders, outboxMails } from '#services/db/purchase-schema.ts'
import { users } from '#services/db/schema.ts'
import { subscriptions } from '#services/db/subscription-schema.ts'
import { methodPageAddress } from '#services/payment/method-link.ts'
import { wordsOf } from '#services/words/words.ts'
import type { Bench } from '../support/bench.ts'
import { billingMembers } from '../support/billing-member.ts'
import { lettersTo } from '../support/letters-to.ts'

const words = wordsOf('en').billing

const FOREIGN = { 'Sec-Fetch-Site': 'cross-site' }
const BILLING = 'account/billing/?lang=en'

/** What customers see and change of their subscription (S2 §9 "My Account / Billing"). */
export const billingSuite = (bench: () => Bench) =>
  describe('Billing', () => {
    const { signedIn, member } = billingMembers(bench)
    const mailsOf = async (email: string, kind: string) =>
      (await lettersTo(bench(), email)).filter((mail) => mail.kind === kind)

    test.each(LOCALE_CODES)(
      'names plan, next charge with taxes and papers, in %s',
      async (lang) => {
        const { read, send } = await member()
        const said = wordsOf(lang).billing
        const text = await read(`account/billing/?lang=${lang}`)
        for (const part of ['Basic', said.nextCharge, said.asBooked, said.stopLink, 'receipt/R-'])
          expect(text).toContain(part)
        // 299.88 with 5 % and 9.975 % of tax.
        expect(text).toMatch(/344[.,]78/)
        expect(text).toContain(said.cardUnknown)
        await send(`account/billing/stop?lang=${lang}`)
        expect(await read(`account/billing/?lang=${lang}`)).toContain(said.resume)
      },
    )

    test('has nothing to change for who has no subscription, and for nobody who is signed out', async () => {
      const { read, visit, send } = await signedIn()
      expect(await read(BILLING)).toContain(words.nothingLine)
      expect(await read('account/?lang=en')).toContain(words.freeLink)
      for (const place of ['billing/stop', 'billing/plan', 'billing/card', 'details']) {
        expect((await visit(`account/${place}/?lang=en`)).status).toBe(303)
      }
      expect((await send('account/billing/stop')).status).toBe(303)
      expect((await bench().call(`/webapp/${BILLING}`)).status).toBe(401)
    })

    test.each(LOCALE_CODES)(
      'says what is known of orders without a subscription, in %s',
      async (lang) => {
        const { read, userId } = await member()
        const queries = await bench().database.get()
        await queries.delete(subscriptions).where(eq(subscriptions.userId, userId))
        const { nothingLine, olderLine, olderLink, closeEnds } = wordsOf(lang).billing
        const page = await read(`account/billing/?lang=${lang}`)
        for (const part of [olderLine.split('{date}')[1], olderLink, '/company/cancel"'])
          expect(page).toContain(part)
        expect(page).not.toContain(nothingLine)
        expect(await read(`account/close/?lang=${lang}`)).toContain(olderLink)
        await queries.update(orders).set({ refunded: 34478 }).where(eq(orders.userId, userId))
        expect(await read(`account/billing/?lang=${lang}`)).toContain(nothingLine)
        expect(await read(`account/close/?lang=${lang}`)).toContain(closeEnds)
      },
    )

    test('stops the renewal in two presses, says when, by page and mail, and takes it back', async () => {
      const { email, read, send, subscription } = await member()
      const page = await read('account/billing/stop/?lang=en')
      expect(page).toContain(words.stopButton)
      expect(await subscription()).toMatchObject({ renews: true })
      expect((await send('account/billing/stop?lang=en')).status).toBe(303)
      const stopped = await subscription()
      expect(stopped).toMatchObject({ renews: false, stoppedAt: new Date(bench().clock.time) })
      const year = `${new Date(bench().clock.time).getUTCFullYear()}`
      const shown = await read(BILLING)
      expect(shown).toMatch(new RegExp(`Turned off on [A-Z][a-z]+\u00A0\\d+,\u00A0${year} at`))
      expect(shown).toMatch(/<strong>\s*Access until\s+<span>[A-Z][a-z]+ \d+, \d+<\/span>/)
      expect(shown).toContain(`<dd>${words.isOff}</dd>`)
      expect(shown).toContain(email)
      await send('account/billing/stop?lang=en')
      const resumed = await send('account/billing/resume?lang=en')
      expect(resumed.headers.get('Location')).toContain('said=resumed')
      expect(await subscription()).toMatchObject({ renews: true, stoppedAt: null })
      expect(await read(`${BILLING}&said=resumed`)).toContain(words.said.resumed)
      const kinds = await (
        await bench().database.get()
      )
        .select({ kind: outboxMails.kind, recipient: outboxMails.recipient })
        .from(outboxMails)
      const own = kinds.filter(({ recipient }) => recipient === email).map(({ kind }) => kind)
      expect(own.filter((kind) => kind === 'renewal-stopped')).toHaveLength(1)
      expect(own.filter((kind) => kind === 'renewal-resumed')).toHaveLength(1)
    })

    test('takes no form of another site', async () => {
      const { email, send, subscription, user } = await member()
      for (const place of ['billing/stop', 'billing/plan/check', 'details', 'email', 'close']) {
        const answer = await send(`account/${place}?lang=en`, { to: 'solo-1', email }, FOREIGN)
        expect(answer.status).toBe(403)
        expect(await answer.text()).toContain(words.foreign)
      }
      expect(await subscription()).toMatchObject({ renews: true, nextPlan: null })
      expect(await user()).toMatchObject({ closedAt: null })
    })

    test('leads to another card where the last charge failed', async () => {
      const { read, userId } = await member()
      const queries = await bench().database.get()
      const isOwn = eq(subscriptions.userId, userId)
      await queries.update(subscriptions).set({ state: 'past-due' }).where(isOwn)
      const page = await read(BILLING)
      expect(page).toContain(words.failedLine)
      expect(page).toMatch(/class="button"\s+href="\/webapp\/account\/billing\/card\//)
    })

    test('leads back from above the heading of each page', async () => {
      const { read } = await member()
      const wayBack = /<nav class="trail"[^]*href="\/webapp\/account\/\?[^]*<h1>/
      const places = ['billing', 'billing/stop', 'billing/plan', 'details', 'email', 'close']
      for (const place of places) {
        expect(await read(`account/${place}/?lang=en`)).toMatch(wayBack)
      }
    })

    test('says so where the payment provider does not answer', async () => {
      const { visit } = await member()
      const answer = await visit('account/billing/card/?lang=en')
      expect(answer.status).toBe(503)
      expect(await answer.text()).toContain(words.awayTitle)
    })

    test('lets a card be changed by a signed link alone, for half an hour', async () => {
      const { services, clock, call } = bench()
      const link = new URL(
        methodPageAddress({
          subscriptionId: 'sub_unknown',
          locale: 'en',
          back: 'https://app.example/webapp/account/billing/',
          services,
          now: services.now(),
        }),
      )
      const path = `${link.pathname}${link.search}`
      const forged = path.replace('app.example', 'evil.example')
      for (const other of ['/payment/method', forged, path]) {
        expect((await call(other)).status).toBe(410)
      }
      clock.time += 31 * 60_000
      expect((await call(path)).status).toBe(410)
    })

    test('offers to stop the renewal before an account is closed, where it is on', async () => {
      const { read, send } = await member()
      expect(await read('account/close/?lang=en')).toMatch(
        new RegExp(`href="/webapp/account/billing/stop/[^"]*"[^>]*>${words.stopLink}<`),
      )
      await send('account/billing/stop?lang=en')
      expect(await read('account/close/?lang=en')).not.toContain(words.closeLess)
    })

    test('closes an account for good, once paid time is given up', async () => {
      const { email, read, send, subscription, userId } = await member()
      expect(await read('account/close/?lang=en')).toContain('name="give-up"')
      expect((await send('account/close?lang=en')).status).toBe(422)
      const closed = await send('account/close?lang=en', { 'give-up': 'yes' })
      expect(await closed.text()).toContain(words.closedTitle)
      expect(closed.headers.get('Set-Cookie')).toMatch(/^webapp_session=; Max-Age=0/)
      expect(await subscription()).toMatchObject({ state: 'ended', renews: false })
      expect(await read('account/?lang=en')).not.toContain(email)
      expect(await mailsOf(email, 'account-closed')).toHaveLength(1)
      await send('account/login/?lang=en', { email, password: '' })
      expect(await mailsOf(email, 'login')).toHaveLength(0)
      const again = await bench().newAccount(email)
      expect(again.jwt).toBeTruthy()
      const queries = await bench().database.get()
      expect(await queries.$count(orders, eq(orders.userId, userId))).toBe(1)
    })

    test('erases what a closed account holds of its owner', async () => {
      const { email, send, userId } = await member()
      await send('account/close?lang=en', { 'give-up': 'yes' })
      const queries = await bench().database.get()
      const [row] = await queries.select().from(users).where(eq(users.id, userId))
      const { id, language, createdAt, closedAt, passwordGenerated, ...left } = { ...row }
      expect([id, language, createdAt, closedAt, passwordGenerated]).not.toContain(undefined)
      expect(left).toEqual({
        email: '',
        emailNormalized: `closed:${userId}`,
        passwordHash: '',
        device: null,
        ipAddress: '',
        docName: '',
        creationPage: '',
        trafficSource: null,
        affiliateTransaction: null,
        ledgerId: null,
        confirmedAt: null,
        signInNumber: 1,
        experiments: null,
      })
      expect(await mailsOf(email, 'welcome')).toEqual([])
    })
  })
