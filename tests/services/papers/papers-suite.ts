import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { fillText } from '#lib/util/fill-text.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { letterText } from '#services/mail/letter-text.ts'
import { paperPdf } from '#services/papers/paper-pdf.ts'
import { partiesOf } from '#services/papers/paper.ts'
import { receiptPaper } from '#services/papers/receipt-paper.ts'
import { writtenBookDay, writtenDay, writtenMoney, writtenRate } from '#services/papers/written.ts'
import { wordsOf } from '#services/words/words.ts'
import { pdfText } from '../../support/pdf-text.ts'
import type { Bench } from '../support/bench.ts'
import { lettersTo } from '../support/letters-to.ts'
import { buyerOf, newQuote } from '../support/purchase.ts'

/** Receipts and credit notes, as the mail has them. */
export const papersSuite = (bench: () => Bench) =>
  describe('receipts and credit notes', () => {
    const { buy } = buyerOf(bench)
    /** Every mail to an address, as plain text. */
    const textsTo = async (email: string) =>
      (await lettersTo(bench(), email)).map(({ letter }) => letterText(letter))

    test('writes list price, discount, amount before tax and total in every language, as the order has them', async () => {
      const list = newQuote(bench().clock.time)
      const amount = 20_092
      const quote = { ...list, amount, percentOff: 33, isSavingShown: true }
      for (const language of LOCALE_CODES) {
        const { email, attempt } = await buy({ language, quote })
        const [text = ''] = await textsTo(email)
        const { currency } = quote
        const money = (value: number) => writtenMoney({ amount: value, currency }, language)
        const { discount, beforeTax, total } = wordsOf(language).papers
        const percent = writtenRate(33_000, language)
        const colon = language === 'fr' ? '\u00A0: ' : ': '
        const inOrder = [
          `${colon}${money(list.list)}`,
          `${fillText(discount, { percent })}${colon}${money(-9896)}`,
          `${beforeTax}${colon}${money(amount)}`,
          wordsOf(language).papers.taxes.GST,
          `${fillText(total, { currency })}${colon}${money(attempt.total)}`,
        ].map((part) => text.indexOf(part))
        expect(inOrder).not.toContain(-1)
        expect(inOrder.toSorted((one, other) => one - other)).toEqual(inOrder)
      }
    })

    test('says what an invoice to a company has to: both parties, period, quantity, unit price, each rate', async () => {
      const quote = newQuote(bench().clock.time, 'team')
      const { orderNumber } = await buy({ quote })
      const queries = await bench().database.get()
      const [order] = await queries.select().from(orders).where(eq(orders.number, orderNumber))
      if (!order) throw new Error('Paying made no order')
      const address = { street: 'Lange Straße 12', city: 'Köln', postalCode: '50667' }
      const company = { company: 'Größe GmbH', taxNumber: 'DE123456789', ...address }
      const place = { country: 'DE', province: null }
      const paper = receiptPaper(
        { ...order, buyer: { ...order.buyer, ...company, ...place } },
        'de',
      )
      const words = wordsOf('de').papers
      const reader = { locale: 'de', zone: 'Europe/Berlin' } as const
      expect(paper.title).toBe(fillText(words.invoice, { number: paper.number }))
      expect(receiptPaper(order, 'de').title).toBe(
        fillText(words.receipt, { number: paper.number }),
      )
      const facts = new Map(paper.facts.map(({ label, value }) => [label, value]))
      const { currency, paidAt, renewsAt, seats, amount } = order
      const price = writtenMoney({ amount: amount / seats, currency }, 'de')
      expect(seats).toBeGreaterThan(1)
      expect(facts.get(words.unitPrice)).toBe(`${seats} × ${price}`)
      expect(facts.get(words.paidAt)).toBe(writtenDay(paidAt, reader))
      const period = facts.get(words.period) ?? ''
      for (const day of [paidAt, renewsAt]) expect(period).toContain(writtenDay(day, reader))
      expect(paper.parties[1]?.lines).toEqual([
        'Größe GmbH',
        'Ann Roy',
        order.buyer.email,
        'Lange Straße 12',
        '50667 Köln',
        'Deutschland',
        'USt-IdNr.: DE123456789',
      ])
    })

    test('names where the seller is registered, as far as the owner has said it', async () => {
      const { attempt } = await buy()
      const registered = {
        imprint: { register: 'Registraire 1142', vatId: 'EU372000041' },
        taxRegistrations: { gstHst: '123456789 RT0001', qst: '1234567890 TQ0001' },
      }
      const given = { buyer: attempt.buyer, taxes: attempt.taxes, locale: 'en' } as const
      const [seller] = partiesOf(given, registered)
      const lines = [
        'Registraire 1142',
        'VAT number: EU372000041',
        'GST/HST registration: 123456789 RT0001',
        'QST registration: 1234567890 TQ0001',
      ]
      expect(seller?.lines.slice(-lines.length)).toEqual(lines)
      const [silent] = partiesOf({ ...given, taxes: [] }, { imprint: {}, taxRegistrations: {} })
      expect(silent?.lines).toEqual(seller?.lines.slice(0, -lines.length))
      const [unknown] = partiesOf(given, { imprint: {}, taxRegistrations: {} })
      expect(unknown?.lines).toEqual(silent?.lines)
    })

    test('writes every word and figure of a paper into its file, with its language and title', async () => {
      const buyer = { firstName: 'Ολγα', lastName: 'Łódzka-Иванова', company: 'Größe & Söhne' }
      for (const language of LOCALE_CODES) {
        const { orderNumber } = await buy({ language })
        const queries = await bench().database.get()
        const [order] = await queries.select().from(orders).where(eq(orders.number, orderNumber))
        if (!order) throw new Error('Paying made no order')
        const street = { street: 'Lange Straße 12', city: 'Köln', postalCode: '50667' }
        const paper = receiptPaper({ ...order, buyer: { ...order.buyer, ...buyer, ...street } })
        const file = await paperPdf(paper)
        const text = pdfText(file)
        const lines = [...paper.facts, ...paper.amounts, paper.total, ...paper.after]
        for (const part of [
          paper.title,
          ...lines.flatMap(({ label, value }) => [label, value]),
          ...paper.parties.flatMap((party) => [party.title, ...party.lines]),
        ]) {
          // Long lines are broken, the longest words in the middle.
          expect(text.replaceAll(/\s/g, '')).toContain(part.replaceAll(/\s/g, ''))
        }
        expect(file.toString('latin1')).toContain(`/Lang (${language})`)
        expect(file.toString('latin1')).toContain('/MarkInfo')
      }
    })

    test('names the renewal with its price, and a discount as that of the first year', async () => {
      const list = newQuote(bench().clock.time)
      const discounted = { ...list, amount: 20_092, percentOff: 33 }
      for (const language of ['en', 'de'] as const) {
        const price = writtenMoney({ amount: list.list, currency: list.currency }, language)
        const { renewal, renewalPrice, renewalKept, firstYear } = wordsOf(language).mail.receipt
        const place = { country: 'CA', province: 'ON' } as const
        const { orderNumber, email } = await buy({ language, quote: discounted }, { place })
        const queries = await bench().database.get()
        const [order] = await queries.select().from(orders).where(eq(orders.number, orderNumber))
        if (!order) throw new Error('Paying made no order')
        const [text = ''] = await textsTo(email)
        expect(text).toContain(
          fillText(renewal, { date: writtenBookDay(order.renewsAt, language) }),
        )
        expect(text).toContain(fillText(renewalPrice.added, { price }))
        expect(text).toContain(firstYear)
        const { email: other } = await buy({ language, quote: list })
        const [undiscounted = ''] = await textsTo(other)
        expect(undiscounted).toContain(fillText(renewalPrice.added, { price }))
        expect(undiscounted).not.toContain(firstYear)
        // In Quebec a reduced year is renewed once at no more.
        const { email: inQuebec } = await buy({ language, quote: discounted })
        const [kept = ''] = await textsTo(inQuebec)
        const { amount, currency } = discounted
        expect(kept).toContain(
          fillText(renewalKept, { price: writtenMoney({ amount, currency }, language) }),
        )
        expect(kept).not.toContain(firstYear)
        expect(kept).not.toContain(price)
      }
    })

    test('is silent about a discount whose list price may not be shown', async () => {
      const quote = { ...newQuote(bench().clock.time), amount: 20_092, percentOff: 33 }
      const { email } = await buy({ language: 'en', quote: { ...quote, isSavingShown: false } })
      const [text = ''] = await textsTo(email)
      expect(text).toContain('$200.92')
      expect(text).not.toContain('Discount')
      // In Québec a reduced year is renewed at no more.
      expect(text).not.toContain('299.88')
    })

    test('tells days as the seller’s books have them, in Toronto', () => {
      expect(writtenBookDay(new Date('2026-12-01T04:59:00Z'), 'en')).toBe(
        'November\u00A030,\u00A02026',
      )
      expect(writtenBookDay(new Date('2026-12-01T05:00:00Z'), 'en')).toBe(
        'December\u00A01,\u00A02026',
      )
    })

    test('writes receipt and credit note in every language, with taxes by their names there', async () => {
      for (const language of LOCALE_CODES) {
        const { orderNumber, email } = await buy({ language })
        // Letters are read by their time.
        bench().clock.time += 1
        await bench().post(`/told/order/${orderNumber}/refund`, {
          key: randomUUID(),
          refunded: 1000,
          reason: 'for our books alone',
        })
        const letters = await lettersTo(bench(), email)
        const { headline } = wordsOf(language).mail.receipt
        // The way to the templates cannot wait; a credit note asks for nothing.
        expect(letters.map(({ letter }) => [letter.headline, letter.button])).toEqual([
          [headline, 'early'],
          [undefined, 'none'],
        ])
        for (const text of letters.map(({ letter }) => letterText(letter))) {
          expect(text).toContain(wordsOf(language).papers.taxes.QST)
          expect(text).toContain(orderNumber)
          expect(text).not.toMatch(/\{\w+\}|undefined|for our books/)
          // No telephone that nobody answers (docs/decisions/022).
          expect(text).not.toContain(wordsOf(language).mail.help.split('{')[0])
        }
      }
    })
  })
