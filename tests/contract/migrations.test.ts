import { globSync, readFileSync } from 'node:fs'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import * as affiliates from '#services/db/affiliate-schema.ts'
import * as agreements from '#services/db/agreement-schema.ts'
import * as conversions from '#services/db/conversion-schema.ts'
import * as eventDays from '#services/db/event-days-schema.ts'
import * as experiments from '#services/db/experiment-schema.ts'
import * as ledger from '#services/db/ledger-schema.ts'
import * as partners from '#services/db/partner-schema.ts'
import * as payments from '#services/db/payment-schema.ts'
import * as purchases from '#services/db/purchase-schema.ts'
import * as returned from '#services/db/return-schema.ts'
import * as accounts from '#services/db/schema.ts'
import * as seats from '#services/db/seat-schema.ts'
import * as signIns from '#services/db/sign-in-schema.ts'
import * as subscriptions from '#services/db/subscription-schema.ts'

const snapshotSchema = z.object({
  tables: z.record(
    z.string(),
    z.object({ name: z.string(), columns: z.record(z.string(), z.unknown()) }),
  ),
})

/** What the last migration leaves behind. */
const migrated = (): string[] => {
  const last = globSync('services/db/migrations/meta/*_snapshot.json').toSorted().at(-1) ?? ''
  const { tables } = snapshotSchema.parse(JSON.parse(readFileSync(last, 'utf8')))
  return Object.values(tables).flatMap(({ name, columns }) =>
    Object.keys(columns).map((column) => `${name}.${column}`),
  )
}

const schemas = {
  ...affiliates,
  ...agreements,
  ...conversions,
  ...eventDays,
  ...experiments,
  ...ledger,
  ...partners,
  ...payments,
  ...purchases,
  ...returned,
  ...accounts,
  ...seats,
  ...signIns,
  ...subscriptions,
}

it('every column of the schemas has its migration, and no other has one', () => {
  const wanted = Object.values(schemas)
    .flatMap((value: unknown) => (is(value, PgTable) ? [getTableConfig(value)] : []))
    .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
  expect(wanted.length).toBeGreaterThan(150)
  expect(
    wanted.toSorted(),
    'npx drizzle-kit generate --config services/db/drizzle.config.ts --name what_changed',
  ).toEqual(migrated().toSorted())
})
