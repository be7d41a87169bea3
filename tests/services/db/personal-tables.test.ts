import { readdirSync } from 'node:fs'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { NON_PERSONAL_TABLES, PERSONAL_TABLES } from '#services/db/personal-tables.ts'

const FOLDER = new URL('../../../services/db/', import.meta.url)

/** Every table of the schema, as the migrations are generated from it. */
const tablesOfSchema = async () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('schema.ts'))
  const modules = await Promise.all(files.map((name) => import(new URL(name, FOLDER).href)))
  const exported = modules.flatMap((module: object) => Object.values(module))
  return exported.filter((value) => is(value, PgTable)).map((table) => getTableName(table))
}

test('say of every table of the schema whether it holds something of a person', async () => {
  const listed = [...PERSONAL_TABLES, ...NON_PERSONAL_TABLES].map(({ table }) =>
    getTableName(table),
  )
  expect(listed.toSorted()).toEqual((await tablesOfSchema()).toSorted())
})

/** Names under which this schema keeps secrets and what stands for them. */
const SECRET = /hash|token|password|secret|^key$|Key$/i

/** What has such a name and is none. */
const OPEN = new Set(['users.passwordGenerated', 'login_links.provesPassword'])

test('give nobody a secret', () => {
  const given = PERSONAL_TABLES.flatMap(({ table, without }) =>
    Object.keys(getTableColumns(table))
      .filter((name) => !without[name] && SECRET.test(name))
      .map((name) => `${getTableName(table)}.${name}`),
  )
  expect(given.filter((name) => !OPEN.has(name))).toEqual([])
})

test('name no account, mailbox or address in a table that is said to be nobody’s', () => {
  const personal = /^(?:userId|email|emailNormalized|recipient|buyer|ipAddress|name)$/
  const found = NON_PERSONAL_TABLES.flatMap(({ table }) =>
    Object.keys(getTableColumns(table))
      .filter((name) => personal.test(name))
      .map((name) => `${getTableName(table)}.${name}`),
  )
  // The name of an event, and of a counter.
  expect(found).toEqual(['events.name', 'event_days.name', 'counters.name'])
})
