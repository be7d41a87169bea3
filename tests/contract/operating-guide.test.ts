import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync, symlinkSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { STRIPE_VERSION } from '#features/checkout/provider/stripe-client.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { GROUPS } from '../../scripts/ready/open-point.ts'
import { tempTree } from '../scripts/temp-tree.ts'

const GUIDE = readFileSync('docs/operating.md', 'utf8')

/** The lines of the guide that begin with an address that is read and end with a dump that is put back. */
const lines = /^export DATABASE_URL=[^`]*/m.exec(GUIDE)?.[0] ?? ''

const ADDRESS = 'postgres://me:p%40w@db.example:5432/site?sslmode=require&application_name=x'

const SHOW = '#!/bin/sh\necho "$0 $*"\n'

/** What the two programs of PostgreSQL are called with. */
const calls = (env: Record<string, string>) => {
  const file = `\uFEFFDATABASE_URL="${ADDRESS}"\r\n`
  const root = tempTree({ '.env': file, pg_dump: SHOW, pg_restore: SHOW })
  for (const program of ['pg_dump', 'pg_restore']) chmodSync(join(root, program), 0o755)
  for (const folder of ['node_modules', 'scripts']) {
    symlinkSync(join(process.cwd(), folder), join(root, folder))
  }
  const { DATABASE_URL: _url, ...rest } = process.env
  const PATH = [root, process.env.PATH].join(delimiter)
  const { stdout } = spawnSync('sh', ['-c', lines], {
    cwd: root,
    env: { ...rest, ...env, PATH },
    encoding: 'utf8',
  })
  return stdout.replaceAll(`${root}/`, '').trim().split('\n')
}

test.each([
  ['.env', {}, ADDRESS],
  ['the variable', { DATABASE_URL: 'postgres://other/db' }, 'postgres://other/db'],
])(
  'accounts on a server are dumped and put back as written, with the address of %s',
  (_name, env, address) => {
    expect(calls(env)).toEqual([
      `pg_dump --format=custom --file=accounts.dump ${address}`,
      `pg_restore --clean --if-exists --dbname=${address} accounts.dump`,
    ])
  },
  90_000,
)

test('the guide names the version of Stripe that webhooks are read in', () => {
  expect(GUIDE).toContain(`\`${STRIPE_VERSION}\``)
})

test('says of each group of npm run ready how a point of it is closed', () => {
  const [, table = ''] =
    /\| group \| how a point is closed \|\n\|---\|---\|\n((?:\|.*\n)+)/.exec(GUIDE) ?? []
  expect(table.trim().split('\n')).toHaveLength(keysOf(GROUPS).length)
})
