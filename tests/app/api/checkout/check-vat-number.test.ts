import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { checkVatNumber } from '#features/checkout/vat-number.ts'
import { vatRegister } from '#lib/http/vat-register.ts'
import { createLog } from '#lib/util/log.ts'

const log = createLog({ name: 'test', level: 'silent' })

const now = () => new Date('2026-11-25T12:00:00Z')

const register = { asked: [] as unknown[], url: '' }

/** A request as the register takes it, and no other (VIES REST API, swagger of the Commission: both fields, letters apart from the number). */
const asked = z.strictObject({
  countryCode: z.string().regex(/^(?:EL|[A-Z]{2})$/),
  vatNumber: z.string().regex(/^[A-Z\d+*]{2,12}$/),
})

/** Numbers and what becomes of them; a register that fails says so as the Commission's does. */
const ANSWERS: Record<string, { status: number; body: unknown }> = {
  '111111111': { status: 200, body: { valid: true, requestDate: '2026-11-25T12:00:00Z' } },
  '222222222': { status: 200, body: { valid: false, requestDate: '2026-11-25T12:00:00Z' } },
  '333333333': {
    status: 500,
    body: { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] },
  },
  '555555555': {
    status: 200,
    body: { valid: false, requestDate: '2026-11-25T12:00:00Z', userError: 'MS_UNAVAILABLE' },
  },
  '777777777': {
    status: 200,
    body: { valid: true, requestDate: '2026-11-25T12:00:00Z', userError: 'VALID' },
  },
  '444444444': {
    status: 200,
    body: { actionSucceed: false, errorWrappers: [{ error: 'MS_MAX_CONCURRENT_REQ' }] },
  },
}

const server = createServer((request, response) => {
  void (async () => {
    const read = asked.safeParse(JSON.parse(await text(request)))
    register.asked.push(read.data)
    const isRight = request.method === 'POST' && request.url === '/rest-api/check-vat-number'
    const known = read.data && isRight ? ANSWERS[read.data.vatNumber] : undefined
    const refusal = { actionSucceed: false, errorWrappers: [{ error: 'INVALID_INPUT' }] }
    const { status, body } = known ?? { status: 400, body: refusal }
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  })()
})

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  register.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/rest-api`
})

afterAll(() => server.close())

const check = (country: string, taxNumber: string, url: string | undefined = register.url) =>
  checkVatNumber({ country, taxNumber }, { askVatRegister: vatRegister({ url, log }), now })

test.each([
  ['DE', 'DE 111 111 111', 'valid'],
  ['DE', 'DE222222222', 'invalid'],
  ['DE', 'DE333333333', 'unchecked'],
  ['DE', 'DE444444444', 'unchecked'],
  ['DE', 'DE555555555', 'unchecked'],
  ['DE', 'DE777777777', 'valid'],
  ['GR', 'EL111111111', 'valid'],
] as const)('the register is asked for %s %s: %s', async (country, number, answer) => {
  expect(await check(country, number)).toEqual({
    number: number.replaceAll(' ', ''),
    answer,
    at: now().toISOString(),
  })
})

test('is asked once for a number, however often the total is reckoned', async () => {
  const before = register.asked.length
  await Promise.all([check('DE', 'DE111111111'), check('DE', 'DE111111111')])
  expect(register.asked.length).toBe(before)
})

test('is not asked for what has no form, for numbers of the United Kingdom, or without an address', async () => {
  const before = register.asked.length
  expect(await check('DE', 'DE1')).toBeNull()
  expect(await check('GB', 'GB111111111')).toMatchObject({ answer: 'unchecked' })
  const unset = { askVatRegister: vatRegister({ url: undefined, log }), now }
  const place = { country: 'DE', taxNumber: 'DE888888888' }
  expect(await checkVatNumber(place, unset)).toMatchObject({ answer: 'unchecked' })
  expect(register.asked.length).toBe(before)
})

test('a register that cannot be reached leaves the number unchecked', async () => {
  expect(await check('DE', 'DE666666666', 'http://127.0.0.1:9')).toMatchObject({
    answer: 'unchecked',
  })
})
