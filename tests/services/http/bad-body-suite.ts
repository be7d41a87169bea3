import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { PROBLEM_CONTENT_TYPE } from '#lib/util/problem.ts'
import { newEmail, payloadFor, type Bench } from '../support/bench.ts'

const MARK = 'reflected-mark'

const problem = z.strictObject({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  fields: z.array(z.string()).optional(),
})

const good = () => payloadFor(newEmail())

const without = (field: string) =>
  Object.fromEntries(Object.entries(good()).filter(([name]) => name !== field))

type Row = [name: string, body: unknown, status: number, fields?: string[]]

const ROWS: Row[] = [
  ['not JSON', `{"Email": ${MARK}`, 400],
  ['empty', '', 400],
  ['a list', [good()], 400],
  ['null', 'null', 400],
  ['a text', JSON.stringify(MARK), 400],
  ['too large', { ...good(), DocName: MARK.repeat(1000) }, 413],
  ['an unknown field', { ...good(), [MARK]: 1 }, 400, []],
  ['a prototype field', JSON.stringify(good()).replace('{', '{"__proto__":{"admin":true},'), 400],
  ['no address', without('Email'), 400, ['Email']],
  ['no language', without('Language'), 400, ['Language']],
  ['an address that is a number', { ...good(), Email: 7 }, 400, ['Email']],
  ['an address that is a list', { ...good(), Email: [newEmail()] }, 400, ['Email']],
  ['an empty address', { ...good(), Email: '' }, 400, ['Email']],
  ['no address at all', { ...good(), Email: MARK }, 400, ['Email']],
  ['300 characters', { ...good(), Email: `${'a'.repeat(288)}@example.com` }, 400, ['Email']],
  [
    'a header in the address',
    { ...good(), Email: `a@example.com\r\nBcc: ${MARK}@example.com` },
    400,
    ['Email'],
  ],
  [
    'a header before the address',
    { ...good(), Email: `Bcc: ${MARK}\na@example.com` },
    400,
    ['Email'],
  ],
  ['a zero byte in a text', { ...good(), DocName: `a\0${MARK}` }, 400, ['DocName']],
  [
    'a line break in a text',
    { ...good(), CreationPage: `a\r\nSet-Cookie: ${MARK}` },
    400,
    ['CreationPage'],
  ],
  [
    'half a surrogate pair',
    JSON.stringify({ ...good(), DocName: '?' }).replace('?', String.raw`\ud800`),
    400,
    ['DocName'],
  ],
  ['a language of nobody', { ...good(), Language: MARK }, 400, ['Language']],
  ['a device of nobody', { ...good(), Device: MARK }, 400, ['Device']],
  [
    'a flag that is a text',
    { ...good(), AutogeneratePassword: 'true' },
    400,
    ['AutogeneratePassword'],
  ],
  [
    'a short password',
    { ...good(), Password: 'abc1234', AutogeneratePassword: false },
    400,
    ['Password'],
  ],
  [
    'a password without digit',
    { ...good(), Password: 'abcdefgh', AutogeneratePassword: false },
    400,
    ['Password'],
  ],
  [
    'a password without letter',
    { ...good(), Password: '12345678', AutogeneratePassword: false },
    400,
    ['Password'],
  ],
  ['a password beside a generated one', { ...good(), Password: 'abcdefg1' }, 400, ['Password']],
  ['no password and none generated', { ...good(), AutogeneratePassword: false }, 400, ['Password']],
]

/** Bad input gets a 4xx problem body, is not stored and is not sent back. */
export const badBodySuite = (bench: () => Bench) =>
  describe('bad bodies', () => {
    test.each(ROWS)('refuses %s', async (_name, body, status, fields) => {
      const before = await bench().rowCounts()
      const answer = await bench().signUp(body, { 'Idempotency-Key': 'k'.repeat(32) })
      const text = await answer.text()
      const facts = problem.parse(JSON.parse(text))
      expect(answer.status).toBe(status)
      expect(answer.headers.get('Content-Type')).toBe(PROBLEM_CONTENT_TYPE)
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(facts.status).toBe(status)
      if (fields) expect(facts.fields).toEqual(fields)
      expect(text).not.toContain(MARK)
      expect(await bench().rowCounts()).toEqual(before)
    })

    test.each(['text/plain', 'application/x-www-form-urlencoded', ''])(
      'refuses the media type "%s", which a foreign page could send unasked',
      async (type) => {
        const answer = await bench().signUp(good(), { 'Content-Type': type })
        expect(answer.status).toBe(415)
      },
    )

    test.each(['short', 'with space in the middle', 'a'.repeat(129), `${'k'.repeat(20)}<script>`])(
      'refuses the idempotency key "%s"',
      async (key) => {
        const answer = await bench().signUp(good(), { 'Idempotency-Key': key })
        expect(answer.status).toBe(400)
        expect(await answer.text()).not.toContain(key)
      },
    )

    test.each([
      ['/api/auth/ssoValidate/', { ssojwt: 7 }],
      ['/api/auth/ssoValidate/', { ssojwt: 'a', more: MARK }],
      ['/api/auth/handOffToken/', {}],
      ['/api/auth/handOffToken/', '['],
    ])('refuses a bad body at %s', async (path, body) => {
      const answer = await bench().post(path, body)
      expect(answer.status).toBe(400)
      expect(problem.parse(await answer.json()).status).toBe(400)
    })

    test.each(['/', '/userbase/users', '/api/account/get', '/nothing', '/userbase/%00'])(
      'answers 404 with a problem body at %s',
      async (path) => {
        const answer = await bench().call(path)
        expect(answer.status).toBe(404)
        expect(problem.parse(await answer.json()).title).toBe('Not found')
      },
    )
  })
