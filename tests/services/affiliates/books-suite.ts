import { describe, expect, test } from 'vitest'
import { end } from '#services/affiliates/decide.ts'
import { monthsOf, dueOf, monthAfter, monthOf } from '#services/affiliates/earnings.ts'
import { actOnAffiliates } from '#services/affiliates/operator.ts'
import { listPayouts, payOut } from '#services/affiliates/payouts.ts'
import { readRows } from '#services/db/read-rows.ts'
import { correctCommission } from '#services/ledger/correct-commission.ts'
import { recordRefund } from '#services/refunds/record-refund.ts'
import { ordersCsv } from '../../../scripts/orders/orders-csv.ts'
import { ordersQuestion } from '../../../scripts/orders/orders-question.ts'
import { affiliatesOf } from '../support/affiliate.ts'
import type { Bench } from '../support/bench.ts'

const DAY_MS = 86_400_000

/** The desk, the ledger and the list for the books name one sum for what an affiliate has to get, whatever became of a sale. */
export const booksSuite = (bench: () => Bench) =>
  describe('the books of an affiliate', () => {
    const { affiliate, sell, queries } = affiliatesOf(bench)
    const act = async (asked: object) => actOnAffiliates(await queries(), JSON.stringify(asked))
    const lastMonth = () =>
      new Date(`${monthAfter(monthOf(new Date(bench().clock.time)), -1)}-15T15:00:00Z`)

    const sumOf = async (number: number) => {
      const months = await monthsOf(await queries(), { number })
      return months.reduce((sum, month) => sum + dueOf(month), 0)
    }

    const bookedFor = async (number: number) => {
      const [row] = await readRows(
        await queries(),
        `select coalesce(sum(due), 0)::text as due from report_commissions where affiliate_id = ${number}`,
      )
      return Math.round(Number(row?.due) * 100)
    }

    const listed = async (number: number) => {
      const years = { from: '2020-01-01', until: '2040-01-01' }
      const rows = await readRows(await queries(), ordersQuestion(years))
      return rows.filter((row) => row.affiliate_id === number)
    }

    /** What desk, ledger and the accountant's list say. */
    const due = async (number: number) => {
      const desk = await sumOf(number)
      const list = (await listed(number)).reduce((sum, row) => sum + Number(row.commission), 0)
      expect([await bookedFor(number), list]).toEqual([desk, desk])
      return desk
    }

    const flagged = async (number: number) => {
      const open = (await act({ act: 'flags' })).filter((row) => row.number === number)
      return open.map(({ id }) => Number(id))
    }

    const decide = async (number: number, decision: 'released' | 'upheld') => {
      for (const id of await flagged(number)) {
        await act({ act: 'decide', id, decision, why: 'We have looked into it.', hasFee: false })
      }
    }

    const refund = async (orderNumber: string, refunded: number, by?: 'bank') =>
      recordRefund(await queries(), {
        orderNumber,
        key: `books-${orderNumber}-${refunded}`,
        refunded,
        reason: 'test',
        ...(by && { by }),
        now: bench().services.now(),
      })

    const correct = async (orderNumber: string, commission: string) =>
      correctCommission(
        await queries(),
        JSON.stringify({ orderNumber, commission, why: 'Agreed on the telephone.' }),
      )

    test('agree after a sale, a refund in part, a correction and the rest of the refund', async () => {
      const { number } = await affiliate()
      const { orderNumber } = await sell(number, { at: lastMonth() })
      expect(await due(number)).toBe(8996)
      await refund(orderNumber, 17_239)
      expect(await due(number)).toBe(4498)
      await correct(orderNumber, '60.00')
      expect(await due(number)).toBe(6000)
      await refund(orderNumber, 34_478)
      expect(await due(number)).toBe(0)
    })

    test('have a line of a correction in the list, on its own day, that moves no other sum', async () => {
      const { number } = await affiliate()
      const { orderNumber } = await sell(number, { at: lastMonth() })
      await correct(orderNumber, '12.30')
      const lines = (await listed(number)).filter(({ kind }) => kind === 'correction')
      const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Toronto' })
      const nothing = {
        net: 0,
        gst: 0,
        vat: 0,
        total: 0,
        to_give_back: 0,
        document: null,
        buyer: '',
      }
      expect(lines).toMatchObject([{ ...nothing, commission: 1230 - 8996, day: today }])
      const [, line = ''] = ordersCsv(lines).split('\n')
      expect(line).toContain(`Z,,${orderNumber},USD,,`)
      expect(line).toContain(',0.00,-77.66,0.00,')
      expect(line).toMatch(/,Agreed on the telephone\.$/)
    })

    test('agree on what a released flag gives, and on what a refund after that takes back', async () => {
      const { number } = await affiliate()
      const { orderNumber } = await sell(number, { at: lastMonth(), paidBy: 'gclid' })
      expect(await flagged(number)).toHaveLength(1)
      expect(await due(number)).toBe(0)
      await decide(number, 'released')
      expect(await due(number)).toBe(8996)
      await refund(orderNumber, 34_478)
      expect(await due(number)).toBe(0)
    })

    test('agree to the cent when small refunds follow a released flag, one after another', async () => {
      const { number } = await affiliate()
      const { orderNumber } = await sell(number, { at: lastMonth(), paidBy: 'gclid' })
      await flagged(number)
      await decide(number, 'released')
      await refund(orderNumber, 2)
      expect(await due(number)).toBe(8995)
      await refund(orderNumber, 4)
      expect(await due(number)).toBe(8994)
    })

    test('agree on what a bank took back of a sale that a refund had lessened before', async () => {
      const { number } = await affiliate()
      const { orderNumber } = await sell(number, { at: lastMonth() })
      await refund(orderNumber, 17_239)
      await refund(orderNumber, 34_478, 'bank')
      expect(await due(number)).toBe(0)
    })

    test('agree that nothing is due where a flag was upheld, nor less than nothing after a refund', async () => {
      const { email, number } = await affiliate()
      const { orderNumber } = await sell(number, { at: lastMonth(), email })
      expect(await flagged(number)).toHaveLength(1)
      await expect(correct(orderNumber, '60.00')).rejects.toThrow('decide on it first')
      await decide(number, 'upheld')
      expect(await due(number)).toBe(0)
      await expect(correct(orderNumber, '60.00')).rejects.toThrow('was upheld')
      await refund(orderNumber, 17_239)
      expect(await due(number)).toBe(0)
    })

    /** Writes the payments of a month down, whatever they come to. */
    const pay = async (month: string) => {
      const asked = { month, rates: { EUR: '1.08' }, now: new Date(`${month}-15T15:00:00Z`) }
      const lines = await listPayouts(await queries(), asked)
      const total = lines.reduce((sum, line) => sum + ('to_pay' in line ? line.to_pay : 0), 0)
      await payOut(await queries(), { ...asked, total })
    }

    const forfeitures = async (number: number) =>
      readRows(
        await queries(),
        `select section, amount::text, order_number, reason from report_ledger where affiliate_id = ${number} and rule = 'forfeited' order by entry_id`,
      )

    test('have a row of what is forfeited with the agreement, once, when the payments are written down', async () => {
      const { email, number, read } = await affiliate()
      const { orderNumber } = await sell(number, { at: new Date('2030-12-15T15:00:00Z') })
      const now = new Date('2031-01-20T15:00:00Z')
      await end(await queries(), { address: email, isForCause: false, now })
      expect(await due(number)).toBe(8996)
      // A click of the last month may still be looked at.
      await pay('2031-02')
      expect(await forfeitures(number)).toEqual([])
      await pay('2031-03')
      const told = [
        {
          section: 'agreement §24',
          amount: '-89.96',
          order_number: orderNumber,
          reason: 'The agreement ended with too little owed',
        },
      ]
      expect(await forfeitures(number)).toEqual(told)
      expect(await due(number)).toBe(0)
      await pay('2031-04')
      expect(await forfeitures(number)).toEqual(told)
      expect(await read('affiliate/sales?lang=en&month=2030-12')).toContain(
        'Forfeited when the agreement ended',
      )
      await refund(orderNumber, 17_239)
      expect(await due(number)).toBe(0)
    })

    test('keep what was paid, and forfeit no more than is owed', async () => {
      const { email, number } = await affiliate()
      const first = await sell(number, { at: new Date('2031-01-15T15:00:00Z') })
      await pay('2031-03')
      await refund(first.orderNumber, 17_239)
      const { orderNumber } = await sell(number, { at: new Date('2031-03-18T15:00:00Z') })
      const now = new Date('2031-03-20T15:00:00Z')
      await end(await queries(), { address: email, isForCause: false, now })
      // The sale of the last month is still to be covered.
      await pay('2031-04')
      expect(await forfeitures(number)).toEqual([])
      await pay('2031-05')
      expect(await forfeitures(number)).toMatchObject([
        { amount: '-44.98', order_number: orderNumber },
      ])
      expect(await due(number)).toBe(8996)
      await refund(orderNumber, 34_478)
      expect(await due(number)).toBe(4498)
    })

    test('forfeit nothing while a flag holds a part of it', async () => {
      const { email, number } = await affiliate()
      const { orderNumber } = await sell(number, { at: new Date('2031-03-15T15:00:00Z') })
      await sell(number, { at: new Date('2031-03-15T15:00:00Z') })
      const flag = { act: 'flag', number, kind: 'spam', note: 'Seen.' }
      await act({ ...flag, orderNumbers: [orderNumber] })
      const now = new Date('2031-03-20T15:00:00Z')
      await end(await queries(), { address: email, isForCause: false, now })
      await pay('2031-05')
      expect(await forfeitures(number)).toEqual([])
      await decide(number, 'released')
      await pay('2031-05')
      expect(await forfeitures(number)).toHaveLength(2)
      expect(await due(number)).toBe(0)
    })

    test('have nothing of a sale after the affiliate has left', async () => {
      const { email, number } = await affiliate()
      await act({ act: 'end', address: email, isForCause: false })
      const later = Math.max(Date.now(), bench().clock.time) + DAY_MS
      const { orderNumber } = await sell(number, { at: new Date(later) })
      expect(await due(number)).toBe(0)
      const rows = await readRows(
        await queries(),
        `select affiliate_rule from report_attribution where affiliate_id = ${number}`,
      )
      expect(rows).toEqual([{ affiliate_rule: 'agreement-ended' }])
      await expect(correct(orderNumber, '60.00')).rejects.toThrow(
        `The agreement with affiliate ${number} had ended`,
      )
      expect(await due(number)).toBe(0)
    })
  })
