import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { createLog } from '#lib/util/log.ts'

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MiJ9.c2lnbmF0dXJlLXNpZ25hdHVyZQ'

const logLine = z.object({ msg: z.string(), err: z.unknown().optional() })

const linesOf = (write: (log: ReturnType<typeof createLog>) => void): string => {
  const lines: string[] = []
  const destination = { write: (line: string) => void lines.push(line) }
  write(createLog({ name: 'test', level: 'info', destination }))
  return lines.join('')
}

describe('log', () => {
  test.each([
    ['a field', { email: 'ann@example.com' }],
    ['a nested field', { body: { Email: 'ann@example.com', Password: 'secret-pass-1' } }],
    ['a header', { request: { headers: { authorization: `Bearer ${TOKEN}` } } }],
    ['a free text', { note: `ann@example.com came with ${TOKEN} and secret=1` }],
    ['a URL', { url: `/webapp/?ssotoken=abcdef123&welcome=ann%40example.com` }],
  ])('takes secrets out of %s', (_name, fields) => {
    const line = linesOf((log) => log.info(fields, 'Something happened'))
    expect(line).not.toMatch(/ann|secret-pass|eyJ|abcdef123/)
    expect(JSON.parse(line)).toMatchObject({ name: 'test', msg: 'Something happened' })
  })

  test('keeps the kind of a failure and drops what it carries', () => {
    const cause = Object.assign(new Error('Key (email)=(ann@example.com) already exists.'), {
      code: '23505',
    })
    const error = Object.assign(
      new Error('Failed query: insert into "users"\nparams: ann@example.com,scrypt$17', { cause }),
      { config: { data: 'ann@example.com', headers: { Cookie: TOKEN } } },
    )
    for (const line of [
      linesOf((log) => log.error({ err: error }, 'Cannot store')),
      linesOf((log) => log.error(error)),
    ]) {
      expect(line).not.toMatch(/ann@|scrypt\$|eyJ/)
      expect(logLine.parse(JSON.parse(line)).err).toMatchObject({
        message: 'Failed query: insert into "users"',
        cause: { code: '23505' },
      })
    }
  })

  test('takes credentials out of a database address and keeps package paths', () => {
    const line = linesOf((log) =>
      log.info('postgres://me:pw@db.example/bib at /app/node_modules/@hono/node-server/index.js'),
    )
    expect(logLine.parse(JSON.parse(line)).msg).toBe(
      'postgres://[credentials]@db.example/bib at /app/node_modules/@hono/node-server/index.js',
    )
  })

  test('writes nothing below its level', () => {
    expect(linesOf((log) => log.debug('quiet'))).toBe('')
  })
})
