import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { end } from '#services/affiliates/decide.ts'
import { decideOn, flagByHand } from '#services/affiliates/flags.ts'
import { listPayouts, payOut } from '#services/affiliates/payouts.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { correctDueOf } from '#services/ledger/correct-commission.ts'
import { recordRefund } from '#services/refunds/record-refund.ts'
import { payoutsCsv } from '../../../scripts/affiliates/payouts-csv.ts'
import { affiliatesOf } from '../support/affiliate.ts'
import type { Bench } from '../support/bench.ts'
import { lettersTo } from '../support/letters-to.ts'

const RATES = { EUR: '1.08' }

/** The middle of a month. */
const middleOf = (month: string) => new Date(`${month}-15T15:00:00Z`)

/** What an affiliate is paid each month, and what is not (agreement, sections 10 to 12, 16, 24). */
export const payoutsSuite = (bench: () => Bench) =>
  describe('payouts', () => {
    const { affiliate, sell, queries } = affiliatesOf(bench)

    const list = async (month: string, rates: object = RATES) =>
      listPayouts(await queries(), { month, rates, now: middleOf(month) })

    const lineOf = async (number: number, month: string) =>
      (await list(month)).filter((row) => row.number === number)

    const totalOf = (rows: Awaited<ReturnType<typeof list>>) =>
      rows.reduce((sum, row) => sum + ('to_pay' in row ? row.to_pay : 0), 0)

    const pay = async (month: string) =>
      payOut(await queries(), {
        month,
        rates: RATES,
        now: middleOf(month),
        total: totalOf(await list(month)),
      })

    const setDue = async (orderNumber: string, due: number) => {
      const correction = {
        rule: 'corrected-by-hand',
        why: 'test',
        now: middleOf('2030-01'),
      } as const
      await correctDueOf(await queries(), { orderNumber, due, ...correction })
    }

    const refund = async (orderNumber: string, month: string) =>
      recordRefund(await queries(), {
        orderNumber,
        key: `refund-${orderNumber}`,
        refunded: 34_478,
        reason: 'test',
        now: middleOf(month),
      })

    test('come two months after the sale, once, with the sum on the desk and by mail', async () => {
      const { number, email, read } = await affiliate()
      await sell(number, { at: middleOf('2030-01') })
      await sell(number, { at: middleOf('2030-02') })
      expect(await lineOf(number, '2030-03')).toMatchObject([
        { balance: 8996, usd: 8996, to_pay: 8996, status: 'pay', payment: 'IBAN CA00 1234' },
      ])
      await pay('2030-03')
      expect(await lineOf(number, '2030-03')).toEqual([])
      await pay('2030-03')
      const page = await read('affiliate/?lang=en')
      expect(page).toContain('March 2030 payment')
      expect(page).toContain('Paid on March\u00A015,\u00A02030')
      expect(page).toContain('Not paid yet: $89.96')
      const subjects = (await lettersTo(bench(), email)).map(({ letter }) => letter.subject)
      expect(subjects.filter((subject) => subject === 'Your commission: $89.96')).toHaveLength(1)
      expect(await lineOf(number, '2030-04')).toMatchObject([{ commission: 8996, to_pay: 8996 }])
    })

    test('deduct from the next payment what was refunded after the first', async () => {
      const { number } = await affiliate()
      const first = await sell(number, { at: middleOf('2030-03') })
      await pay('2030-05')
      await refund(first.orderNumber, '2030-05')
      await sell(number, { at: middleOf('2030-04') })
      await sell(number, { at: middleOf('2030-04') })
      expect(await lineOf(number, '2030-06')).toMatchObject([
        { commission: 17_992, adjusted: -8996, balance: 8996, to_pay: 8996 },
      ])
    })

    test('owe nothing for a sale that was refunded before, and carry less than the minimum forward', async () => {
      const { number } = await affiliate()
      const { orderNumber } = await sell(number, { at: middleOf('2030-05') })
      const small = await sell(number, { at: middleOf('2030-05') })
      await setDue(small.orderNumber, 4999)
      await refund(orderNumber, '2030-06')
      expect(await lineOf(number, '2030-07')).toMatchObject([
        { balance: 4999, to_pay: 0, carried_forward: 4999, status: 'carried-forward' },
      ])
      await pay('2030-07')
      await sell(number, { at: middleOf('2030-06') })
      expect(await lineOf(number, '2030-08')).toMatchObject([{ balance: 13_995, to_pay: 13_995 }])
    })

    test('convert each currency at the rate that was given, and name the one that has none', async () => {
      const { number } = await affiliate()
      await sell(number, { at: middleOf('2030-07') })
      const { orderNumber } = await sell(number, { at: middleOf('2030-07') })
      await (
        await queries()
      )
        .update(orders)
        .set({ currency: 'EUR' })
        .where(eq(orders.number, orderNumber))
      await expect(list('2030-09', {})).rejects.toThrow('There is no rate for EUR')
      const lines = await lineOf(number, '2030-09')
      expect(lines).toMatchObject([
        { currency: 'USD', usd: 8996, to_pay: 18_712 },
        { currency: 'EUR', balance: 8996, rate: '1.08', usd: 9716, to_pay: 0 },
      ])
      const [head = '', , second = ''] = payoutsCsv(lines).split('\n')
      expect(head.split(',')).toHaveLength(second.split(',').length)
      expect(second).toContain('EUR,89.96,0.00,0.00,89.96,1.08,97.16,0.00,0.00,0.00,pay')
    })

    test('hold what is flagged, pay it once released, and take the fee for spam off', async () => {
      const { number } = await affiliate()
      const sales = [
        await sell(number, { at: middleOf('2030-08') }),
        await sell(number, { at: middleOf('2030-08') }),
      ]
      const database = await queries()
      const now = middleOf('2030-09')
      const flag = { number, kind: 'spam' as const, note: 'Seen.', now }
      const [held] = await flagByHand(database, {
        ...flag,
        orderNumbers: [sales[0]?.orderNumber ?? ''],
      })
      expect(await lineOf(number, '2030-10')).toMatchObject([
        { commission: 17_992, withheld: 8996, balance: 8996, to_pay: 8996 },
      ])
      await pay('2030-10')
      const why = 'They had asked for it.'
      await decideOn(database, {
        id: held?.flag ?? 0,
        decision: 'released',
        why,
        hasFee: false,
        now,
      })
      expect(await lineOf(number, '2030-11')).toMatchObject([{ adjusted: 8996, to_pay: 8996 }])
      const [fined] = await flagByHand(database, { ...flag, orderNumbers: [] })
      await decideOn(database, { id: fined?.flag ?? 0, decision: 'upheld', why, hasFee: true, now })
      expect(await lineOf(number, '2030-11')).toMatchObject([
        { fee: 50_000, to_pay: 0, carried_forward: -41_004 },
      ])
    })

    test.each([
      ['up to 1,000 dollars are forfeited', 11, false, 'forfeited', 0],
      ['more than 1,000 dollars are paid', 12, false, 'pay', 107_952],
      ['for cause: what no flag withholds is paid', 1, true, 'pay', 8996],
    ] as const)('after the end, %s', async (_case, count, isForCause, status, toPay) => {
      const { number, email } = await affiliate()
      const { orderNumber } = await sell(number, { at: middleOf('2030-09') })
      await setDue(orderNumber, count * 8996)
      const now = middleOf('2030-10')
      await end(await queries(), { address: email, isForCause, now })
      expect(await lineOf(number, '2030-11')).toMatchObject([{ status, to_pay: toPay }])
    })

    test.each([false, true])(
      'pay what is left after the end, however little: for cause %s',
      async (isForCause) => {
        const { number, email } = await affiliate()
        const database = await queries()
        for (const [month, commission] of [
          ['2030-09', 120_000],
          ['2030-10', 4999],
        ] as const) {
          const { orderNumber } = await sell(number, { at: middleOf(month) })
          await setDue(orderNumber, commission)
        }
        await end(database, { address: email, isForCause, now: new Date('2030-10-20T15:00:00Z') })
        await pay('2030-11')
        expect(await lineOf(number, '2030-12')).toMatchObject([{ status: 'pay', to_pay: 4999 }])
      },
    )

    test('are refused for a month that is not over, one before the last, and another sum than the list’s', async () => {
      const database = await queries()
      const now = middleOf('2030-11')
      const asked = { month: '2031-01', rates: RATES, now }
      await expect(listPayouts(database, asked)).rejects.toThrow('which is not over')
      await pay('2030-11')
      await expect(listPayouts(database, { ...asked, month: '2030-10' })).rejects.toThrow(
        '2030-11 has been paid already',
      )
      await expect(payOut(database, { ...asked, month: '2030-12', total: 1 })).rejects.toThrow(
        'not 0.01',
      )
    })

    test('name commissions under a number that nobody has at the desk', async () => {
      const number = 999_000_001
      await sell(number, { at: middleOf('2030-10') })
      const rows = (await list('2030-12')).filter((row) => row.number === number)
      expect(rows).toMatchObject([{ status: 'no-desk', currency: 'USD', commission: 8996 }])
    })

    test('name what is due under such a number: nothing for a sale that went back', async () => {
      const number = 999_000_002
      const { orderNumber } = await sell(number, { at: middleOf('2030-10') })
      await refund(orderNumber, '2030-11')
      expect((await list('2030-12')).filter((row) => row.number === number)).toEqual([])
    })
  })
