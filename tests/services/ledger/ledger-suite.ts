import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { closeAccount } from '#services/account/close-account.ts'
import { ledgerEntries } from '#services/db/ledger-schema.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { readRows } from '#services/db/read-rows.ts'
import { correctCommission, CorrectionError } from '#services/ledger/correct-commission.ts'
import { newEmail, newKey, payloadFor, type Bench } from '../support/bench.ts'
import { countedClick } from '../support/counted-click.ts'
import { attemptFor, buyerOf, outcomeFor } from '../support/purchase.ts'

/** What is written of each fact, once, for ever, and without a person in it. */
export const ledgerSuite = (bench: () => Bench) =>
  describe('the ledger', () => {
    const { buy, keep, tryToPay, tell } = buyerOf(bench)
    const queries = () => bench().database.get()
    const ask = async (question: string) => readRows(await queries(), question)

    const rowsOf = async (orderNumber: string) =>
      (await queries())
        .select()
        .from(ledgerEntries)
        .where(eq(ledgerEntries.orderNumber, orderNumber))
        .orderBy(ledgerEntries.id)

    const refund = async (orderNumber: string, refunded: number) => {
      const body = { key: newKey(), refunded, reason: 'asked for' }
      expect((await bench().post(`/told/order/${orderNumber}/refund`, body)).status).toBe(201)
    }

    const correct = async (orderNumber: string, commission: string) =>
      correctCommission(
        await queries(),
        JSON.stringify({ orderNumber, commission, why: 'a statement' }),
      )

    test.each([
      'update ledger_entries set amount = 0',
      'delete from ledger_entries',
      'truncate ledger_entries',
    ])('takes no “%s”, not even of nothing', async (statement) => {
      const database = await queries()
      await bench().newAccount()
      const before = await database.$count(ledgerEntries)
      const cause = { message: expect.stringContaining('append-only') }
      await expect(database.execute(sql.raw(statement))).rejects.toMatchObject({ cause })
      const none = statement.startsWith('truncate') ? statement : `${statement} where false`
      await expect(database.execute(sql.raw(none))).rejects.toMatchObject({ cause })
      expect(before).toBeGreaterThan(0)
      expect(await database.$count(ledgerEntries)).toBe(before)
    })

    test('tells click, account, order, commission, refund and correction of one customer, with their rules', async () => {
      const transaction = await countedClick(bench())
      const bought = await buy({ affiliateTransaction: transaction, visitorConsent: 'accepted' })
      const { orderNumber, attempt, email } = bought
      await refund(orderNumber, attempt.total / 2)
      await correct(orderNumber, '10.00')
      await refund(orderNumber, attempt.total)
      const told = await rowsOf(orderNumber)
      expect(told.map(({ kind, rule, amount }) => [kind, rule, amount])).toEqual([
        ['order', 'referred-sale', 29_988],
        ['commission', 'referred-sale', 8996],
        // Taxes are rounded by themselves.
        ['refund', 'refund-in-proportion', -14_993],
        ['commission-reversed', 'refund-in-proportion', -4498],
        ['correction', 'corrected-by-hand', -3498],
        ['refund', 'refund-in-proportion', -14_995],
        // What was left of it, and not what it once was.
        ['commission-reversed', 'refund-in-proportion', -1000],
      ])
      expect(told[0]).toMatchObject({ consent: 'accepted', section: 'agreement §8' })
      expect(told[4]).toMatchObject({ corrects: told[1]?.id, reason: 'a statement' })
      const others = await (
        await queries()
      )
        .select()
        .from(ledgerEntries)
        .where(eq(ledgerEntries.affiliateTransaction, transaction))
        .orderBy(ledgerEntries.id)
      expect(others.map(({ kind, rule }) => [kind, rule]).slice(0, 2)).toEqual([
        ['click', 'counted-click'],
        ['account', 'account-of-buyer'],
      ])
      expect(JSON.stringify(others)).not.toContain(email)
      const [row] = await ask(
        `select * from report_attribution where order_number = '${orderNumber}'`,
      )
      expect(row).toMatchObject({
        net: 299.88,
        refunds: -299.88,
        commission: 0,
        first_touch: 'affiliate',
        last_non_direct: 'affiliate',
        affiliate_id: 4711,
        affiliate_rule: 'referred-sale',
        marketplace: null,
      })
    })

    test('says of an order that earns nothing why', async () => {
      const first = await countedClick(bench())
      const { quote } = await keep({ affiliateTransaction: first })
      const sell = async (affiliateTransaction: string | null) =>
        (await rowsOf((await buy({ affiliateTransaction, quote })).orderNumber)).map(
          ({ rule }) => rule,
        )
      expect(await sell(null)).toEqual(['no-click'])
      expect(await sell('A'.repeat(32))).toEqual(['other-network'])
      expect(await sell(first)).toEqual(['referred-sale', 'referred-sale'])
      expect(await sell(first)).toEqual(['second-sale'])
    })

    test('has one row of a fact that is told twice, or of a transaction that is repeated', async () => {
      const purchase = await keep({})
      const attempt = attemptFor(purchase.quote)
      await tryToPay(purchase.id, attempt)
      const outcome = outcomeFor(attempt)
      await Promise.all([1, 2, 3].map(() => tell(purchase.id, outcome)))
      const [order] = await (
        await queries()
      )
        .select()
        .from(orders)
        .where(eq(orders.purchaseId, purchase.id))
      expect(await rowsOf(order?.number ?? '')).toHaveLength(1)
    })

    test('keeps no order and no row of it where either fails', async () => {
      const purchase = await keep({})
      const attempt = attemptFor(purchase.quote)
      await tryToPay(purchase.id, attempt)
      const before = await ask('select count(*) as rows from ledger_entries')
      await (await queries()).execute(sql`alter table ledger_entries rename to ledger_away`)
      const answer = await tell(purchase.id, outcomeFor(attempt))
      await (await queries()).execute(sql`alter table ledger_away rename to ledger_entries`)
      expect(answer.status).toBe(500)
      expect(await ask('select count(*) as rows from ledger_entries')).toEqual(before)
      expect(await (await queries()).$count(orders, eq(orders.purchaseId, purchase.id))).toBe(0)
    })

    test('refuses a correction of nothing, and one that changes nothing', async () => {
      const { orderNumber } = await buy({ affiliateTransaction: await countedClick(bench()) })
      const other = await buy()
      const refusals: [string, string, RegExp][] = [
        ['BB-0000000000', '1.00', /no order/],
        [other.orderNumber, '1.00', /No affiliate/],
        [orderNumber, '89.96', /already/],
        [orderNumber, '300.00', /less than that/],
        [orderNumber, '1.2.3', /with a point/],
      ]
      for (const [number, commission, message] of refusals) {
        await expect(correct(number, commission)).rejects.toThrow(CorrectionError)
        await expect(correct(number, commission)).rejects.toThrow(message)
      }
      expect(await correct(orderNumber, '12.30')).toEqual([
        { order: orderNumber, affiliate: 4711, currency: 'USD', before: '89.96', now: '12.30' },
      ])
      await expect(correct(orderNumber, '12.30')).rejects.toThrow(/already/)
      expect(await rowsOf(orderNumber)).toHaveLength(3)
    })

    test('stays readable when its customer leaves, and leads to nobody', async () => {
      const email = newEmail()
      await bench().signUp(
        { ...payloadFor(email), SourceChannel: 'a letter' },
        { 'Visitor-Consent': 'accepted' },
      )
      const [user] = await ask(
        `select id, ledger_id from users where email_normalized = '${email}'`,
      )
      const ofUser = `select * from report_ledger where account_id = '${String(user?.ledger_id)}'`
      const told = await ask(ofUser)
      expect(told).toMatchObject([
        { kind: 'account', consent: 'accepted', first_source: 'a letter' },
      ])
      const missing = await ask('select key from ledger_missing order by 1')
      await closeAccount(await queries(), {
        userId: String(user?.id),
        language: 'en',
        now: bench().services.now(),
      })
      expect(await ask(ofUser)).toEqual(told)
      const [left] = await ask(`select * from users where id = '${String(user?.id)}'`)
      expect(JSON.stringify([told, left])).not.toContain(email)
      // The only way from the row to the account, and back.
      expect(left).toMatchObject({ ledger_id: null })
      expect(JSON.stringify(told)).not.toContain(String(user?.id))
      expect(await ask('select key from ledger_missing order by 1')).toEqual(missing)
    })
  })
