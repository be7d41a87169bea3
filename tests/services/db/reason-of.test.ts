import { expect, test } from 'vitest'
import { DatabaseUnavailableError } from '#services/db/database.ts'
import { adviceFor, reasonOf } from '#services/db/reason-of.ts'

test('names what failed first, not the query around it', () => {
  const full = new Error('could not extend file "base/5/16416": No space left on device')
  expect(reasonOf(new Error('Failed query: insert …', { cause: full }))).toBe(full.message)
  const refused = Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' })
  expect(reasonOf(new Error('Failed query: select 1', { cause: refused }))).toBe('ECONNREFUSED')
  const said = new DatabaseUnavailableError('The database is closed', { cause: full })
  expect(reasonOf(said)).toBe('The database is closed')
})

test.each([
  ['could not write to file "pg_wal/xlogtemp.42": No space left on device', 'free space'],
  ['ENOSPC', 'free space'],
  ["EACCES: permission denied, mkdir '/srv/data'", 'may write to'],
  ["ENOTDIR: not a directory, mkdir '/srv/file/data'", 'may write to'],
  ['could not read directory "pg_replslot": No file descriptors available', 'ulimit -n'],
  ['EMFILE: too many open files, open x', 'ulimit -n'],
  ['could not access status of transaction 761', 'npm run restore'],
])('the advice for "%s" is that of its cause', (reason, advice) => {
  expect(adviceFor(reason, 'pglite')).toContain(advice)
  expect(adviceFor(reason, 'postgresql')).toBe('check DATABASE_URL and that the server runs')
})
