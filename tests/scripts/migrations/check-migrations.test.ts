import { describe, expect, it } from 'vitest'
import { checkMigrations, migrationBreaches } from '../../../scripts/migrations/check-migrations.ts'
import { splitSql } from '../../../scripts/migrations/split-sql.ts'
import { tempTree } from '../temp-tree.ts'

const RELEASE = '0.3.0'

const messages = (text: string) =>
  migrationBreaches({ file: 'a.sql', text, release: RELEASE }).map(({ message }) => message)

describe('a migration that the build of before cannot live with is refused', () => {
  it.each([
    ['a table goes', 'DROP TABLE "orders"', 'reads the table'],
    ['a column goes', 'ALTER TABLE "orders" DROP COLUMN "seats"', 'reads and writes the column'],
    ['a column goes, in short', 'alter table orders drop seats', 'reads and writes the column'],
    ['a table gets another name', 'ALTER TABLE "orders" RENAME TO "sales"', 'the old name'],
    [
      'a column gets another name',
      'ALTER TABLE orders RENAME COLUMN seats TO places',
      'the old name',
    ],
    [
      'a column must be filled',
      'ALTER TABLE "orders" ADD COLUMN "vat" text NOT NULL',
      'needs a default',
    ],
    [
      'a column becomes the key',
      'ALTER TABLE orders ADD COLUMN n int PRIMARY KEY',
      'needs a default',
    ],
    [
      'a unique column is filled',
      "ALTER TABLE orders ADD COLUMN n text DEFAULT 'a' UNIQUE",
      'the same value',
    ],
    ['a column checks itself', 'ALTER TABLE orders ADD COLUMN n int CHECK (n > 0)', 'forbids'],
    [
      'a column is reckoned',
      'ALTER TABLE orders ADD COLUMN n int GENERATED ALWAYS AS (seats * 2) STORED',
      'anew',
    ],
    [
      'a column may no longer be empty',
      'ALTER TABLE "orders" ALTER COLUMN "vat" SET NOT NULL',
      'may write nothing',
    ],
    [
      'a column may be empty',
      'ALTER TABLE "orders" ALTER COLUMN "vat" DROP NOT NULL',
      'cannot read',
    ],
    [
      'a type is narrower',
      'ALTER TABLE "orders" ALTER COLUMN "vat" SET DATA TYPE varchar(8)',
      'another type',
    ],
    [
      'a function takes the place of another',
      'CREATE OR REPLACE FUNCTION f() RETURNS trigger',
      'nothing is known',
    ],
    ['a type is wider', 'ALTER TABLE orders ALTER seats TYPE bigint', 'another type'],
    [
      'a default goes',
      'ALTER TABLE "orders" ALTER COLUMN "kind" DROP DEFAULT',
      'without the column',
    ],
    [
      'an index is unique',
      'CREATE UNIQUE INDEX "one" ON "orders" USING btree ("user_id")',
      'rows that are twice',
    ],
    [
      'a constraint is unique',
      'ALTER TABLE "orders" ADD CONSTRAINT "one" UNIQUE("user_id")',
      'under a lock',
    ],
    ['a check comes', 'ALTER TABLE "orders" ADD CONSTRAINT "c" CHECK (seats > 0)', 'under a lock'],
    [
      'a key comes',
      'ALTER TABLE orders ADD CONSTRAINT k FOREIGN KEY (user_id) REFERENCES users(id)',
      'the key forbids',
    ],
    ['a constraint goes', 'ALTER TABLE "orders" DROP CONSTRAINT "one"', 'ON CONFLICT'],
    ['an index goes', 'DROP INDEX "one"', 'may need it'],
    ['rows change', 'UPDATE orders SET seats = 1', 'works with'],
    [
      'old columns change beside a new one',
      'ALTER TABLE orders ADD COLUMN n int; UPDATE orders SET n = 1, seats = 2',
      'works with',
    ],
    [
      'a sign-in number is set back',
      'UPDATE users SET sign_in_number = 0 WHERE a = 1',
      'works with',
    ],
    [
      'more than the sign-in number changes',
      'UPDATE users SET sign_in_number = sign_in_number + 1, email = 1 WHERE a = 1',
      'works with',
    ],
    ['rows come', "INSERT INTO orders (number) VALUES ('1')", 'works with'],
    ['rows go', 'DELETE FROM orders', 'nothing is known'],
    ['a trigger comes', 'CREATE TRIGGER t BEFORE INSERT ON orders', 'changes or refuses'],
    [
      'one of two changes',
      'ALTER TABLE orders ADD COLUMN a numeric(4, 2), DROP COLUMN seats',
      'reads and writes',
    ],
    [
      'behind a word in quotation marks',
      "ALTER TABLE orders ADD COLUMN a text DEFAULT ';'; DROP TABLE users",
      'reads the table',
    ],
  ])('%s', (_name, text, why) => {
    expect(messages(text)).toEqual([expect.stringContaining(why)])
  })
})

it.each([
  [
    'a table with all that it needs',
    'CREATE TABLE "a" ("id" uuid NOT NULL); CREATE UNIQUE INDEX "one" ON "a" ("id"); ALTER TABLE "a" ALTER COLUMN "id" SET NOT NULL; ALTER TABLE "a" ADD CONSTRAINT "k" FOREIGN KEY ("id") REFERENCES "public"."users"("id"); INSERT INTO "a" SELECT id FROM users',
  ],
  ['a column that may be empty', 'ALTER TABLE "orders" ADD COLUMN "vat" text'],
  ['a column with a default', "ALTER TABLE orders ADD COLUMN vat text DEFAULT '' NOT NULL"],
  [
    'a key of a new column',
    'ALTER TABLE orders ADD COLUMN n uuid; ALTER TABLE orders ADD CONSTRAINT k FOREIGN KEY (n) REFERENCES users(id)',
  ],
  [
    'filling a new column',
    'ALTER TABLE orders ADD COLUMN n int; UPDATE orders SET n = seats WHERE a = 1',
  ],
  [
    'ending sign-ins',
    'UPDATE "users" SET "sign_in_number" = "sign_in_number" + 1 WHERE "confirmed_at" IS NULL',
  ],
  [
    'a trigger of a new table',
    'CREATE TABLE n (a int); CREATE TRIGGER t BEFORE UPDATE OR DELETE ON n',
  ],
  ['an index', 'CREATE INDEX "by_day" ON "orders" USING btree ("paid_at")'],
  ['a default', "ALTER TABLE orders ALTER COLUMN kind SET DEFAULT 'first'"],
])('%s is allowed', (_name, text) => {
  expect(messages(text)).toEqual([])
})

describe('a step that takes something away', () => {
  const drop = (release: string) =>
    `-- contract: unused since ${release}\nALTER TABLE "orders" DROP COLUMN "seats";--> statement-breakpoint\n`
  const says = (release: string) => `COMMENT ON SCHEMA "drizzle" IS 'oldest release ${release}';`

  it('is allowed where it names the release that stopped using it, and builds before that are kept out', () => {
    expect(messages(drop('0.2.0') + says('0.2.0'))).toEqual([])
  })

  it.each([
    ['keeps no build out', drop('0.2.0'), "IS 'oldest release 0.2.0'"],
    ['lets earlier builds in', drop('0.2.0') + says('0.1.0'), "IS 'oldest release 0.2.0'"],
    ['stopped with this very release', drop('0.3.0') + says('0.3.0'), 'no release before 0.3.0'],
    ['names a release to come', drop('0.10.0') + says('0.10.0'), 'no release before 0.3.0'],
  ])('is refused where it %s', (_name, text, why) => {
    expect(messages(text)).toEqual([expect.stringContaining(why)])
  })

  it('marks one statement, and not the next', () => {
    const text = `${drop('0.2.0')}DROP TABLE "users";\n${says('0.2.0')}`
    expect(messages(text)).toEqual([expect.stringContaining('DROP TABLE "users"')])
  })
})

it('statements have the line on which they begin', () => {
  const text = "-- first\nCREATE TABLE a (\n\tid int -- a ;\n);\n\n/* ; */ SELECT ';' ;"
  expect(splitSql(text).map(({ sql, line }) => [sql, line])).toEqual([
    ['CREATE TABLE a ( id int )', 2],
    ["SELECT ';'", 6],
  ])
})

it('a tree is read from the journal: what came with the first release stays, and the order must be that of the times', () => {
  const entry = (idx: number, when: number) => ({ idx, when, tag: `00${idx}_a` })
  const root = tempTree({
    'services/db/migrations/meta/_journal.json': JSON.stringify({
      entries: [entry(18, 5), entry(19, 9), entry(20, 7)],
    }),
    'services/db/migrations/0018_a.sql': 'DROP TABLE "a"',
    'services/db/migrations/0019_a.sql': 'DROP TABLE "a"',
    'services/db/migrations/0020_a.sql': 'CREATE TABLE "b" ()',
  })
  expect(checkMigrations(root, RELEASE).map(({ file, line }) => [file, line])).toEqual([
    ['services/db/migrations/meta/_journal.json', 1],
    ['services/db/migrations/0019_a.sql', 1],
  ])
})
