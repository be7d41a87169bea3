import { eq, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { affiliates } from './affiliate-schema.ts'
import { orders } from './purchase-schema.ts'
import { users } from './schema.ts'
import { subscriptions } from './subscription-schema.ts'

/** Somebody by mailbox, and by the account of that address where there is one. */
export type Person = { email: string; userId: string | null }

/** What a table holds of a person. */
export type PersonalTable = {
  table: PgTable
  /** The rows that are of a person. */
  rows: (person: Person) => SQL
  /** Columns that nobody is given, each with the reason. */
  without: Readonly<Partial<Record<string, string>>>
  /** What deletes the rows: closing the account, or `npm run erase`; else the reason why they stay. */
  goes: 'with the account' | 'as written' | { stays: string }
}

/** A table without anybody's data, and the reason why it has none. */
export type NonPersonalTable = { table: PgTable; reason: string }

type Facts<Table extends PgTable> = Pick<PersonalTable, 'rows' | 'goes'> & {
  without?: Partial<Record<keyof Table['_']['columns'], string>>
}

/** A table with rows of people; a column that it has not fails the type check. */
export const personal = <Table extends PgTable>(
  table: Table,
  { rows, goes, without = {} }: Facts<Table>,
): PersonalTable => ({ table, rows, goes, without: { ...without } })

/** A table without any. */
export const nonPersonal = (table: PgTable, reason: string): NonPersonalTable => ({
  table,
  reason,
})

type Rows = PersonalTable['rows']

/** Rows that name the account. */
export const ofUser =
  (column: AnyPgColumn): Rows =>
  ({ userId }) =>
    userId === null ? sql`false` : eq(column, userId)

/** Rows that name the mailbox, in whatever case it was written. */
export const ofMailbox =
  (column: AnyPgColumn): Rows =>
  ({ email }) =>
    sql`lower(${column}) = ${email.toLowerCase()}`

/** Rows of which any of these says so. */
export const ofEither =
  (first: Rows, ...others: Rows[]): Rows =>
  (person) =>
    others.reduce((all, rows) => sql`(${all} or ${rows(person)})`, first(person))

type Through = { column: AnyPgColumn; named: AnyPgColumn; from: PgTable; owner: AnyPgColumn }

const through =
  ({ column, named, from, owner }: Through): Rows =>
  ({ userId }) =>
    userId === null
      ? sql`false`
      : sql`${column} in (select ${named} from ${from} where ${owner} = ${userId})`

/** Rows that name an order of the account by one of its columns. */
export const ofOrders = (column: AnyPgColumn, named: AnyPgColumn): Rows =>
  through({ column, named, from: orders, owner: orders.userId })

/** Rows that name a subscription of the account. */
export const ofSubscriptions = (column: AnyPgColumn, named: AnyPgColumn): Rows =>
  through({ column, named, from: subscriptions, owner: subscriptions.userId })

/** Rows that name the account's number in the affiliate programme. */
export const ofAffiliate = (column: AnyPgColumn): Rows =>
  through({ column, named: affiliates.number, from: affiliates, owner: affiliates.userId })

/** Rows that name the account as the ledger or a click does. */
export const ofAccount = (column: AnyPgColumn, named: AnyPgColumn): Rows =>
  through({ column, named, from: users, owner: users.id })
