import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { agreementIn } from '#services/affiliates/affiliate-store.ts'
import { end } from '#services/affiliates/decide.ts'
import { monthAfter, monthOf } from '#services/affiliates/earnings.ts'
import { affiliateAcceptances } from '#services/db/affiliate-schema.ts'
import { writtenMonth } from '#services/papers/written.ts'
import { recordRefund } from '#services/refunds/record-refund.ts'
import { wordsOf } from '#services/words/words.ts'
import { affiliatesOf } from '../support/affiliate.ts'
import type { Bench } from '../support/bench.ts'

const words = wordsOf('en').affiliateDesk

const DESK = 'affiliate/?lang=en'

/** What an affiliate sees of clicks, sales and commission (agreement, sections 9 to 12, 14, 22). */
export const deskSuite = (bench: () => Bench) =>
  describe('the affiliate desk', () => {
    const { affiliate, click, sell, on, queries } = affiliatesOf(bench)

    /** The middle of a month, so many months from now. */
    const inMonth = (months: number) =>
      new Date(`${monthAfter(monthOf(new Date(bench().clock.time)), months)}-15T15:00:00Z`)

    const spaced = (page: string) => page.replaceAll(/\s+/g, ' ').replaceAll(' >', '>')

    test.each(LOCALE_CODES)(
      'shows last month’s commission two presses after log-in, in %s',
      async (lang) => {
        const { number, read } = await affiliate()
        const { email } = await sell(number, { at: inMonth(-1) })
        const said = wordsOf(lang).affiliateDesk
        // First press: the account, from every page; second press: the desk.
        expect(await read(`?lang=${lang}`)).toContain('/webapp/account/')
        expect(await read(`account/?lang=${lang}`)).toContain('/webapp/affiliate/')
        const page = await read(`affiliate/?lang=${lang}`)
        const month = writtenMonth(monthAfter(monthOf(new Date(bench().clock.time)), -1), lang)
        expect(page).toContain(said.lastMonth.replace('{month}', month))
        expect(page).toMatch(/<strong>[^<]*89[.,]96[^<]*<\/strong>/)
        expect(page, 'nothing of the customer').not.toContain(email)
        expect(page, 'every name is filled in').not.toMatch(/[{}](?![^<]*<\/style>)/)
      },
    )

    test('has a way to begin where nobody has clicked yet', async () => {
      const { read } = await affiliate()
      const page = await read(DESK)
      expect(page).toContain(words.noMonths)
      expect(page).toContain('affiliate/links/')
      expect(page).toContain('<strong>$0.00</strong>')
    })

    test('shows this month’s commission large where last month brought none', async () => {
      const { number, read } = await affiliate()
      const { time } = bench().clock
      await sell(number, { at: new Date(time) })
      const page = await read(DESK)
      const month = writtenMonth(monthOf(new Date(time)), 'en')
      expect(page).toContain(words.lastMonth.replace('{month}', month))
      expect(page).toContain('<strong>$89.96</strong>')
      expect(page).not.toContain('<strong>$0.00</strong>')
    })

    test('counts clicks and sales by month, and says when each is paid', async () => {
      const { number, read } = await affiliate()
      await click(number)
      await sell(number, { at: inMonth(-3) })
      await sell(number, { at: inMonth(-2) })
      await sell(number, { at: inMonth(-2) })
      const page = spaced(await read(DESK))
      const present = monthOf(new Date(bench().clock.time))
      const rowOf = (month: string) =>
        page
          .split('<tr>')
          .find((row) => row.split('</th>')[0]?.includes(writtenMonth(month, 'en'))) ?? ''
      const twoAgo = rowOf(monthAfter(present, -2))
      expect(twoAgo).toContain('data-label="Clicks">2<')
      expect(twoAgo).toContain('$179.92')
      expect(twoAgo).toContain(`Due in ${writtenMonth(present, 'en')}`)
      expect(rowOf(monthAfter(present, -3))).toContain(words.payment.open)
      expect(rowOf(present)).toContain('data-label="Clicks">1<')
    })

    test('shows what a refund took back, in the month of its sale', async () => {
      const { number, read } = await affiliate()
      const { orderNumber, attempt } = await sell(number, { at: inMonth(-1) })
      await recordRefund(await queries(), {
        orderNumber,
        key: `refund-${orderNumber}`,
        refunded: attempt.total / 2,
        reason: 'test',
        now: new Date(bench().clock.time),
      })
      const month = monthAfter(monthOf(new Date(bench().clock.time)), -1)
      expect(await read(DESK)).toMatch(/<strong>\$44\.98<\/strong>/)
      const sales = spaced(await read(`affiliate/sales/?lang=en&month=${month}`))
      expect(sales).toContain('$299.88')
      expect(sales).toContain('$89.96')
      expect(sales).toContain('$44.98 reversed after a refund')
    })

    test('shows each sale of a month by day and amount, and nothing of who bought', async () => {
      const { number, visit, read } = await affiliate()
      const { email, orderNumber } = await sell(number, { at: inMonth(-1) })
      const month = monthAfter(monthOf(new Date(bench().clock.time)), -1)
      const page = await read(`affiliate/sales/?lang=en&month=${month}`)
      expect(page).toContain('\u00A015,\u00A0')
      for (const told of [email, orderNumber, 'Ann', 'Roy<']) expect(page).not.toContain(told)
      for (const wrong of ['', '2026-13', "2026-01'--"]) {
        const answer = await visit(`affiliate/sales/?lang=en&month=${encodeURIComponent(wrong)}`)
        expect(answer.status).toBe(404)
      }
    })

    test('shows nothing of another affiliate', async () => {
      const mine = await affiliate()
      const other = await affiliate()
      await sell(other.number, { at: inMonth(-1) })
      expect(await mine.read(DESK)).toContain(words.noMonths)
    })

    test('gives links and banners that carry the number', async () => {
      const { number, read } = await affiliate()
      const page = await read('affiliate/links/?lang=fr')
      expect(page).toContain(`https://site.example/fr/start?oid=1&amp;affid=${number}`)
      expect(page).toContain(`marketingmaterials#affid=${number}`)
      expect(page.match(/<textarea/g)).toHaveLength(6)
    })

    test('copies each of them by a button that script shows, the one script that its page allows', async () => {
      const { visit } = await affiliate()
      const answer = await visit('affiliate/links/?lang=en')
      const text = await answer.text()
      expect(text.match(/data-copied="Copied"[^>]+hidden/g)).toHaveLength(6)
      const [, script = ''] = /<script type="module">([^]*?)<\/script>/.exec(text) ?? []
      const hash = createHash('sha256').update(script).digest('base64')
      const policy = answer.headers.get('Content-Security-Policy')
      expect(policy).toContain(`script-src 'sha256-${hash}'`)
      expect(policy).toContain("default-src 'none'")
      const other = (await visit(DESK)).headers.get('Content-Security-Policy')
      expect(other).not.toContain('script-src')
    })

    test('asks again once another version of the agreement is in force, and keeps both', async () => {
      const { read, send, user } = await affiliate()
      const { id: userId } = await user()
      const older = await queries()
      await older
        .update(affiliateAcceptances)
        .set({ version: '2020-01-01' })
        .where(eq(affiliateAcceptances.userId, userId))
      const page = await read(DESK)
      for (const part of [words.termsTitle, words.termsMeaning.slice(0, 40), words.termsButton])
        expect(page).toContain(part)
      const accepted = await send('affiliate/terms/?lang=en')
      expect(accepted.headers.get('Location')).toContain('said=accepted')
      expect(await read(`${DESK}&said=accepted`)).toContain(words.said.accepted)
      expect(await read(DESK)).not.toContain(words.termsTitle)
      const kept = await older
        .select()
        .from(affiliateAcceptances)
        .where(eq(affiliateAcceptances.userId, userId))
      expect(kept.map(({ version }) => version).toSorted()).toEqual([
        '2020-01-01',
        agreementIn('en').version,
      ])
    })

    test('earns nothing for sales after the agreement has ended', async () => {
      const { number, email, read } = await affiliate()
      await on(inMonth(-2), async () =>
        end(await queries(), {
          address: email,
          isForCause: false,
          now: new Date(bench().clock.time),
        }),
      )
      await sell(number, { at: inMonth(-3) })
      await sell(number, { at: inMonth(-1) })
      const page = spaced(await read(DESK))
      expect(page).toContain('Not paid yet: $89.96')
    })
  })
