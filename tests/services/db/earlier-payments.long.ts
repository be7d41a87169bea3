import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { findAccount } from '#services/account/sign-in.ts'
import { MIGRATIONS_FOLDER } from '#services/db/check-schema.ts'
import * as schema from '#services/db/schema.ts'
import { tempDir } from '../support/temp-dir.ts'

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) })

/** The migrations before accounts had a sign-in number. */
const migrationsOfBefore = () => {
  const folder = join(tempDir(), 'migrations')
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal = journalSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  const last = journal.entries.findIndex(({ tag }) => tag.endsWith('_confirmed_addresses'))
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last) }))
  return folder
}

const client = new PGlite({ extensions: { pg_trgm } })
const database = drizzle({ client, schema })

afterAll(() => client.close())

const idOf = (name: number) => `00000000-0000-4000-8000-00000000000${name}`

const ACCOUNTS = { free: 1, paid: 2, byOrder: 3, marketplace: 4, byMarketplace: 5 }

const addAccount = (id: string) =>
  client.query(
    `insert into users (id, email, email_normalized, password_hash, password_generated, ip_address, language, doc_name, creation_page, created_at)
     values ($1, $2, $2, 'x', false, '', 'en', 'x', 'x', now())`,
    [id, `${id}@example.com`],
  )

const addOrder = (receipt: number, { userId, made }: { userId: string; made: boolean }) =>
  client.query(
    `insert into orders (number, user_id, made_account, receipt, language, buyer, quote, seats, currency, amount, taxes, total, method, payment_id, consent, paid_at, renews_at)
     values ($2::text, $3, $4, $1, 'en', '{}', '{}', 1, 'usd', 1, '[]', 1, 'card', $2::text, '{}', now(), now())`,
    [receipt, `order-${receipt}`, userId, made],
  )

const addReceipt = (receipt: string, { userId, made }: { userId: string; made: boolean }) =>
  client.query(
    `insert into clickbank_receipts (receipt, item, sold_at, language, user_id, made_account, received_at)
     values ($1, 'x', now(), 'en', $2, $3, now())`,
    [receipt, userId, made],
  )

const isOpen = async (account: keyof typeof ACCOUNTS) => {
  // A token of that build names neither number nor sign-in.
  const signIn = { userId: idOf(ACCOUNTS[account]), number: 0, id: '', isByMail: false }
  return (await findAccount(database, signIn)) !== undefined
}

beforeAll(async () => {
  await migrate(database, { migrationsFolder: migrationsOfBefore() })
  for (const name of Object.values(ACCOUNTS)) await addAccount(idOf(name))
  await addOrder(1, { userId: idOf(ACCOUNTS.paid), made: false })
  await addOrder(2, { userId: idOf(ACCOUNTS.byOrder), made: true })
  await addOrder(3, { userId: idOf(ACCOUNTS.byOrder), made: false })
  await addReceipt('a', { userId: idOf(ACCOUNTS.marketplace), made: false })
  await addReceipt('b', { userId: idOf(ACCOUNTS.byMarketplace), made: true })
  await migrate(database, { migrationsFolder: MIGRATIONS_FOLDER })
})

it.each(['paid', 'marketplace'] as const)(
  'a token from before the payment opens the account no more (%s): whoever signed up first may be another than the buyer',
  async (account) => {
    expect(await isOpen(account)).toBe(false)
  },
)

it.each(['free', 'byOrder', 'byMarketplace'] as const)(
  'a token of an account that nobody paid for, or that the payment made, goes on (%s)',
  async (account) => {
    expect(await isOpen(account)).toBe(true)
  },
)
