import { describe, expect, it } from 'vitest'
import { answerSignUp } from '#features/signup/server/answer-sign-up.ts'
import { BODY_MAX_BYTES } from '#lib/config/constants.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import { withLimit } from '../../support/counting-limits.ts'
import { FIELDS, formRequest, scriptRequest } from '../../support/sign-up-request.ts'
import { signUpUpstreams } from '../../support/sign-up-upstreams.ts'
import { testSite } from '../../support/test-site.ts'

const upstreams = await signUpUpstreams()

const MARK = 'zqxmark'
const LONG_EMAIL = `${'a'.repeat(288)}@example.org`
const FORM_TYPE = 'application/x-www-form-urlencoded'

const json = (change: Record<string, unknown>) => JSON.stringify({ ...FIELDS, ...change })
const form = (change: Record<string, string>) =>
  new URLSearchParams({ ...FIELDS, ...change }).toString()

/** Answers, and tells what must never happen: something stored, sent back or set. */
const ask = async (request: ReturnType<typeof scriptRequest>) => {
  const { site, logged } = testSite({ userServiceUrl: upstreams.user.url })
  const response = await answer(answerSignUp, { request, site })
  const { status, headers } = response
  const text = await response.text()
  return {
    status,
    location: headers.get('location'),
    type: headers.get('content-type'),
    cache: headers.get('cache-control'),
    cookies: headers.getSetCookie(),
    reflected: text.includes(MARK) || JSON.stringify([...headers]).includes(MARK),
    stored: upstreams.user.seen,
    logged: logged().map(({ event, status: told }) => ({ event, status: told })),
    problem: text === '' ? null : (JSON.parse(text) as unknown),
  }
}

const refusal = (status: number, more: Record<string, unknown> = {}): unknown => ({
  status,
  location: null,
  type: 'application/problem+json; charset=utf-8',
  cache: 'no-store',
  cookies: [],
  reflected: false,
  stored: [],
  logged: [{ event: 'sign-up refused', status }],
  problem: {
    type: 'about:blank',
    status,
    title: expect.any(String),
    detail: expect.any(String),
    ...more,
  },
})

describe('a body of page script', () => {
  it.each([
    ['not JSON', `{${MARK}`, 400],
    ['empty', '', 400],
    ['bytes that are no UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 400],
    ['too large', json({ label: 'a'.repeat(BODY_MAX_BYTES) }), 413],
  ])('%s', async (_case, body, status) => {
    expect(await ask(scriptRequest({ body }))).toEqual(refusal(status))
  })

  it.each([
    ['null', 'null', ['body']],
    ['an array', '[]', ['body']],
    ['a number', '1', ['body']],
    ['an unknown field', json({ [MARK]: MARK }), ['unknown field']],
    ['the address of the visitor', json({ ipAddress: '203.0.113.66' }), ['unknown field']],
    ['a prototype', `{"__proto__":{},${json({}).slice(1)}`, ['unknown field']],
    ['no e-mail', json({ email: undefined }), ['email']],
    ['no language', json({ language: undefined }), ['language']],
    ['no label', json({ label: undefined }), ['label']],
    ['no entry point', json({ entryPoint: undefined }), ['entryPoint']],
    ['an e-mail that is a number', json({ email: 7 }), ['email']],
    ['an e-mail that is a list', json({ email: [MARK] }), ['email']],
    ['an e-mail that is none', json({ email: MARK }), ['email']],
    ['an e-mail of 300 characters', json({ email: LONG_EMAIL }), ['email']],
    ['a header in the e-mail', json({ email: `a@b.example\r\nBcc: ${MARK}@b.example` }), ['email']],
    ['a header in the label', json({ label: `a\r\nSet-Cookie: ${MARK}` }), ['label']],
    ['a label of 201 characters', json({ label: 'a'.repeat(201) }), ['label']],
    ['an unknown language', json({ language: MARK }), ['language']],
    ['an unknown device', json({ device: MARK }), ['device']],
    ['another host as entry point', json({ entryPoint: `//${MARK}.example` }), ['entryPoint']],
    ['an address as entry point', json({ entryPoint: `https://${MARK}` }), ['entryPoint']],
    ['a destination that is a text', json({ destination: MARK }), ['destination']],
    ['another host as destination', json({ destination: { url: `//${MARK}` } }), ['destination']],
    ['two wrong fields', json({ email: MARK, language: MARK }), ['email', 'language']],
  ])('%s', async (_case, body, fields) => {
    expect(await ask(scriptRequest({ body }))).toEqual(refusal(422, { fields }))
  })

  it('stops reading at the limit, whatever length was announced', async () => {
    let pulled = 0
    const endless = new ReadableStream({
      pull: (controller) => {
        pulled += 1
        controller.enqueue(new TextEncoder().encode('a'.repeat(1024)))
      },
    })
    expect(await ask(scriptRequest({ body: endless }))).toEqual(refusal(413))
    expect(pulled).toBeLessThan(BODY_MAX_BYTES / 1024 + 4)
  })

  it('refuses an announced length without reading', async () => {
    const headers = { 'Content-Length': String(BODY_MAX_BYTES + 1) }
    expect(await ask(scriptRequest({ headers }))).toEqual(refusal(413))
  })

  it.each(['', 'text/plain', 'multipart/form-data', 'application/jsonp', 'text/json', MARK])(
    'content type %j',
    async (type) => {
      const headers = { 'Content-Type': type }
      expect(await ask(scriptRequest({ headers }))).toEqual(refusal(415))
    },
  )

  it.each(['', 'short', 'with spaces in it, long enough', 'a'.repeat(129)])(
    'idempotency key %j',
    async (key) => {
      const headers = { 'Idempotency-Key': key }
      expect(await ask(scriptRequest({ headers }))).toEqual(
        refusal(400, { fields: ['Idempotency-Key'] }),
      )
    },
  )
})

describe('a body of a form', () => {
  it.each([
    ['an unknown field', form({ [MARK]: MARK }), 422],
    ['a repeated field', `${form({})}&email=${MARK}%40example.org`, 422],
    ['no entry point', form({ entryPoint: '' }), 422],
    ['another host as entry point', form({ entryPoint: `//${MARK}.example` }), 422],
    ['a line end in the entry point', form({ entryPoint: `/fr\r\nX-Injected: ${MARK}` }), 422],
    ['an unknown language', form({ language: MARK }), 422],
    ['a wrong e-mail and a wrong language', form({ email: MARK, language: MARK }), 422],
    ['JSON', JSON.stringify(FIELDS), 422],
    ['too large', form({ label: 'a'.repeat(BODY_MAX_BYTES) }), 413],
  ])('%s', async (_case, body, status) => {
    expect(await ask(formRequest({ body }))).toMatchObject({
      status,
      reflected: false,
      stored: [],
      cookies: [],
      location: null,
      problem: { status },
    })
  })

  it.each([
    ['empty', ''],
    ['none', MARK],
    ['of 300 characters', LONG_EMAIL],
    ['with a header', `a@b.example\r\nLocation: https://${MARK}.example`],
  ])('an e-mail that is %s leads back to the page', async (_case, email) => {
    const headers = { 'Content-Type': `${FORM_TYPE}; charset=UTF-8` }
    expect(await ask(formRequest({ headers, body: form({ email }) }))).toMatchObject({
      status: 303,
      location: '/fr/docs/demo?signup=invalid',
      problem: null,
      cookies: [],
      stored: [],
    })
  })
})

it('a flood of refused sign-ups leaves few lines', async () => {
  const { site, logged } = testSite()
  const counting = withLimit(site, ['refusedSignUp', 2])
  const statuses: number[] = []
  for (const _time of [1, 2, 3, 4]) {
    const request = scriptRequest({ body: json({ email: MARK }) })
    const response = await answer(answerSignUp, { request, site: counting })
    statuses.push(response.status)
  }
  expect(statuses).toEqual([422, 422, 422, 422])
  const events = logged().map(({ event }) => event)
  expect(events).toEqual(['sign-up refused', 'sign-up refused', 'call limited'])
})
