import { randomUUID } from 'node:crypto'
import { eq, getTableName } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { closeAccount } from '#services/account/close-account.ts'
import { PERSONAL_TABLES } from '#services/db/personal-tables.ts'
import { users } from '#services/db/schema.ts'
import { exportPerson, LargeExportError, personFile } from '#services/person/export-person.ts'
import { benchOf } from '../support/bench-of.ts'
import { newEmail } from '../support/bench.ts'
import type { ServicesEnv } from '../support/child-services.ts'
import { buyerOf } from '../support/purchase.ts'
import { webAppVisitor } from '../support/web-app-visitor.ts'

const dataSchema = z.record(z.string(), z.array(z.record(z.string(), z.unknown())))

/** What a person is given of all that is held. */
export const exportPersonSuite = (name: string, env: () => ServicesEnv) =>
  describe(`the file of a person on ${name}`, () => {
    const bench = benchOf(env)
    const { buy } = buyerOf(bench)
    const queries = () => bench().database.get()

    const writeFrom = (email: string) =>
      bench().post('/events/contact', {
        id: randomUUID(),
        language: 'en',
        topic: 'privacy',
        email,
        name: `Name of ${email}`,
        company: null,
        orderNumber: null,
        message: `Words of ${email}`,
      })

    /** Somebody who has bought, downloaded and written. */
    const customer = async () => {
      const visitor = await webAppVisitor(bench())
      await bench().confirm(visitor.email)
      const { orderNumber } = await buy({}, { email: visitor.email })
      await visitor.visit('download/shareholders-agreement-D1007?lang=en&lib=en')
      await writeFrom(visitor.email)
      const [user] = await (
        await queries()
      )
        .select()
        .from(users)
        .where(eq(users.email, visitor.email))
      if (!user) throw new Error('The account is gone')
      return { ...visitor, orderNumber, user }
    }

    const fileOf = async (email: string) => {
      const [row] = await exportPerson(await queries(), email)
      const files = unzipSync(Buffer.from(row?.zip ?? '', 'base64'))
      const text = strFromU8(files['data.json'] ?? new Uint8Array())
      return { files, text, data: dataSchema.parse(JSON.parse(text)) }
    }

    test('holds the account, what was bought, downloaded and written, and its receipt', async () => {
      const { email, orderNumber } = await customer()
      const { files, data } = await fileOf(email.toUpperCase())
      expect(Object.keys(data).toSorted()).toEqual(
        PERSONAL_TABLES.map(({ table }) => getTableName(table)).toSorted(),
      )
      expect(data.users).toMatchObject([{ email }])
      expect(data.orders).toMatchObject([{ number: orderNumber, buyer: { email } }])
      for (const table of ['subscriptions', 'purchases', 'purchase_attempts']) {
        expect(data[table], table).toHaveLength(1)
      }
      expect(data.downloads).toHaveLength(1)
      expect(data.contact_messages).toMatchObject([{ message: `Words of ${email}` }])
      expect(data.outbox_mails?.map(({ kind }) => kind)).toContain('receipt')
      const papers = Object.keys(files).filter((path) => path.startsWith('papers/'))
      expect(papers).toHaveLength(1)
      expect(strFromU8((files[papers[0] ?? ''] ?? new Uint8Array()).slice(0, 5))).toBe('%PDF-')
    })

    test('holds nothing of another customer, and no secret', async () => {
      const [one, other] = [await customer(), await customer()]
      const { text } = await fileOf(one.email)
      for (const of of [other.email, other.user.id, other.orderNumber]) {
        expect(text).not.toContain(of)
      }
      expect(text).not.toContain(one.user.passwordHash)
      expect(text).toContain(one.user.id)
    })

    test('is made for an address without an account, too', async () => {
      const email = newEmail()
      await writeFrom(email)
      const { files, data } = await fileOf(email)
      expect(Object.keys(files)).toEqual(['data.json'])
      expect(data.users).toEqual([])
      expect(data.contact_messages).toHaveLength(1)
    })

    test('is not made where it would be too large', async () => {
      const { email, user } = await customer()
      const person = { email, userId: user.id }
      await expect(personFile(await queries(), { person, most: 1000 })).rejects.toThrow(
        LargeExportError,
      )
    })

    test('is empty of what goes with the account once that is closed', async () => {
      const { email, user } = await customer()
      const closing = { userId: user.id, language: 'en', now: bench().services.now() } as const
      await closeAccount(await queries(), closing)
      const person = { email, userId: user.id }
      for (const { table, rows, goes } of PERSONAL_TABLES) {
        if (goes !== 'with the account') continue
        const left = await (await queries()).select().from(table).where(rows(person))
        expect(left, getTableName(table)).toEqual([])
      }
    })
  })
