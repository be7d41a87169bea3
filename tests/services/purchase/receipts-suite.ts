import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { orders } from '#services/db/purchase-schema.ts'
import { newEmail, type Bench } from '../support/bench.ts'
import { buyerOf, outcomeFor } from '../support/purchase.ts'

const FAULT = 'printer-is-on-fire.example'

/** Receipts follow each other without a gap, whatever fails (S2 §3 "Order"). */
export const receiptsSuite = (bench: () => Bench) =>
  describe('receipts', () => {
    const { begin, tell, read } = buyerOf(bench)

    const execute = async (statement: string) =>
      (await bench().database.get()).execute(sql.raw(statement))

    const receipts = async () => {
      const rows = await (
        await bench().database.get()
      )
        .select({ receipt: orders.receipt })
        .from(orders)
        .orderBy(orders.receipt)
      return rows.map(({ receipt }) => receipt)
    }

    /** The last step of a transaction fails for some buyers: the database refuses their mail. */
    const withBrokenMail = async (work: () => Promise<void>) => {
      await execute(`create function break_mail() returns trigger language plpgsql as $$
        begin
          if new.recipient like '%${FAULT}' then raise exception 'the mail is broken'; end if;
          return new;
        end $$`)
      await execute(
        'create trigger break_mail before insert on outbox_mails for each row execute function break_mail()',
      )
      try {
        await work()
      } finally {
        await execute('drop trigger break_mail on outbox_mails')
        await execute('drop function break_mail()')
      }
    }

    test('are numbered without a gap, also where every second payment fails to be kept', async () => {
      const broken = () => newEmail().replace('example.com', FAULT)
      const begun = await Promise.all(
        Array.from({ length: 16 }, (_none, index) =>
          begin({}, { email: index % 2 === 0 ? broken() : newEmail() }),
        ),
      )
      const outcomes = begun.map(({ id, attempt }) => ({ id, outcome: outcomeFor(attempt) }))
      const tellAll = () => Promise.all(outcomes.map(({ id, outcome }) => tell(id, outcome)))
      await withBrokenMail(async () => {
        const answers = await tellAll()
        expect(answers.filter(({ status }) => status === 500)).toHaveLength(8)
        const kept = await receipts()
        expect(kept).toEqual(kept.map((_receipt, index) => index + 1))
        const broke = await read(outcomes[0]?.id ?? '')
        expect(broke).toMatchObject({ orderNumber: null, attempt: { state: 'created' } })
      })
      // The same reports, once the fault is over: the buyers whose order was lost have it, the others no second one.
      expect(new Set((await tellAll()).map(({ status }) => status))).toEqual(new Set([200]))
      const kept = await receipts()
      expect(kept).toEqual(kept.map((_receipt, index) => index + 1))
      expect(bench().logLines.join('')).not.toMatch(/printer-is-on-fire|Roy/)
    })
  })
