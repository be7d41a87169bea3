import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { writtenBookDay } from '#services/papers/written.ts'
import { methodPageAddress } from '#services/payment/method-link.ts'
import { wordsOf } from '#services/words/words.ts'
import { paymentCalls, typedCard } from '../payment/payment-bench.ts'
import type { Bench } from '../support/bench.ts'
import { billingMembers } from '../support/billing-member.ts'
import { DECLARATION_PATH, newCancel } from '../support/leavers.ts'

const BILLING = 'account/billing/?lang=en'

/** What the pages of an account say of papers, charges, cards and messages (S2 §9 "My Account / Billing"). */
export const accountPagesSuite = (bench: () => Bench) =>
  describe('pages of an account', () => {
    const { member, signedIn } = billingMembers(bench)

    test('calls a paper in the list as its own page does', async () => {
      const { read, userId } = await member()
      const listed = async () => {
        const page = await read(BILLING)
        const [, path = '', name] =
          /href="\/webapp\/(receipt\/R-\d+)[^"]*"\s*>([^<]+)</.exec(page) ?? []
        expect(await read('account/?lang=en')).toContain(`>${name}<`)
        expect(await read(`${path}?lang=en`)).toContain(`<h1>${name}</h1>`)
        return name
      }
      expect(await listed()).toMatch(/^Receipt R-/)
      const queries = await bench().database.get()
      const [order] = await queries.select().from(orders).where(eq(orders.userId, userId))
      if (!order) throw new Error('The order is gone')
      const buyer = { ...order.buyer, company: 'Roy & Sons' }
      await queries.update(orders).set({ buyer }).where(eq(orders.userId, userId))
      expect(await listed()).toMatch(/^Invoice R-/)
    })

    test('show what a mail is about at a glance, as the mail has it', async () => {
      const { email, read } = await signedIn()
      const name = 'Zoé Tremblay'
      await bench().post(DECLARATION_PATH, newCancel({ email, name, language: 'en' }))
      const listed = (await read('mail?lang=en')).matchAll(/\/webapp\/(mail\/[\da-f-]{36})\?/g)
      const mails = await Promise.all(
        Array.from(listed, ([, path = '']) => read(`${path}?lang=en`)),
      )
      const row = new RegExp(`<th scope="row">Name</th>\\s*<td>[^<]*${name}`)
      expect(mails.filter((mail) => row.test(mail))).toHaveLength(1)
    })

    test('says the day of the next charge once in the account', async () => {
      const { read, subscription } = await member()
      const { periodEnd } = await subscription()
      const page = await read('account/?lang=en')
      expect(page.split(writtenBookDay(periodEnd, 'en'))).toHaveLength(2)
    })

    test.each(LOCALE_CODES)(
      'speaks of messages to who reads them, and of the mail server in a note, in %s',
      async (lang) => {
        const { read } = await member()
        const page = await read(`mail?lang=${lang}`)
        const { mailText, mailHere } = wordsOf(lang).member
        expect(page).toMatch(new RegExp(`</h1>\\s*<p>${mailText}</p>`))
        expect(page).toMatch(new RegExp(`<small class="after">${mailHere}</small>`))
        const minute = new Date(bench().clock.time).toISOString().slice(14, 16)
        expect(page).toMatch(new RegExp(`<small>[^<]*\\d:${minute}[^<]*</small>`))
      },
    )

    test('the page of a card names the one that it replaces, and leads back to Billing', async () => {
      const { services, call } = bench()
      const { subscriptionId } = await paymentCalls(bench).chargeCard('succeeds')
      const back = 'https://app.example/webapp/account/billing/?lang=en&lib=en'
      const address = { subscriptionId: subscriptionId ?? '', locale: 'en', back } as const
      const link = new URL(methodPageAddress({ ...address, services, now: services.now() }))
      const path = `${link.pathname}${link.search}`
      const post = (fields: Record<string, string>) =>
        call(path, {
          method: 'POST',
          headers: { 'Sec-Fetch-Site': 'same-origin' },
          body: new URLSearchParams(fields),
        })
      for (const answer of [await call(path), await post({ number: '1' })]) {
        const page = await answer.text()
        expect(page).toMatch(/in place of Visa\u00A0····\u00A04242\./)
        expect(page).toContain('href="https://app.example/webapp/account/?lang=en&amp;lib=en"')
        expect(page).toContain(`href="${back.replaceAll('&', '&amp;')}"`)
      }
      const saved = await post(typedCard('succeedsMastercard'))
      expect(saved.headers.get('Location')).toBe(`${back}&said=card`)
    })
  })
