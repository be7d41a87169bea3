import { describe, expect, it, vi } from 'vitest'
import { AFFILIATE_CLICK_WAIT_MS } from '#lib/config/affiliate-programme.ts'
import {
  affiliateNetwork,
  COUNTED,
  LINK,
  TRANSACTION,
  visit,
} from '../../support/affiliate-visit.ts'
import { LATE_MS } from '../../support/late.ts'
import { setCookies } from '../../support/set-cookies.ts'
import { hangUp, json, NOBODY, silence } from '../../support/upstream-server.ts'

const network = await affiliateNetwork()

/** The log of the edge. */
const { console: terminal } = globalThis

const quietly = () => vi.spyOn(terminal, 'log').mockImplementation(() => undefined)

/** The one line of a failure, which holds nothing of what was sent. */
const logged = () => {
  const written = vi.mocked(terminal.log)
  const lines = written.mock.calls.map(([line]) => String(line))
  written.mockClear()
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toMatch(/345|site\.example|127\.0\.0\.1/)
  const fields: Record<string, unknown> = JSON.parse(lines[0] ?? '')
  return fields
}

it('sends a click that was not confirmed again under its key', async () => {
  quietly()
  network.reply = json(503, {})
  const failed = setCookies(await visit(LINK))
  expect(failed['b_eftid']).toBeUndefined()
  expect(logged()).toMatchObject({ fault: 'failed', status: 503 })
  network.reply = COUNTED
  const cookie = `b_click=${failed['b_click']?.value}`
  expect(setCookies(await visit(LINK, { cookie }))['b_click']?.value).toBe('12.345')
  const [first, second] = network.seen.map(({ path }) =>
    new URL(path, network.url).searchParams.get('sub1'),
  )
  expect(second).toBe(first)
})

describe('a network that does not do its work', () => {
  const arrive = async () => {
    quietly()
    const start = performance.now()
    const answer = await visit(LINK)
    expect(answer.headers.get('x-middleware-rewrite')).toContain('/en/standard/start')
    expect(setCookies(answer)).toEqual({
      b_click: {
        value: expect.stringMatching(/^12\.345\.[0-9a-f]{32}$/),
        attributes: ['Path=/', 'SameSite=lax', 'Secure'],
      },
    })
    return performance.now() - start
  }

  it('never delays a page beyond the limit', async () => {
    network.reply = silence
    const taken = await arrive()
    expect(taken).toBeGreaterThanOrEqual(AFFILIATE_CLICK_WAIT_MS - 5)
    expect(taken).toBeLessThan(AFFILIATE_CLICK_WAIT_MS + LATE_MS)
    expect(logged()).toMatchObject({
      event: 'upstream failed',
      upstream: 'affiliate',
      fault: 'slow',
    })
  })

  it('counts the body into the limit', async () => {
    network.reply = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.write('{"transaction_id":"')
    }
    expect(await arrive()).toBeLessThan(AFFILIATE_CLICK_WAIT_MS + LATE_MS)
    expect(logged()).toMatchObject({ fault: 'slow' })
  })

  it.each([
    ['hangs up', hangUp, 'unreachable'],
    ['fails', json(500, {}), 'failed'],
    ['refuses', json(403, {}), 'refused'],
    ['redirects', json(302, {}, { Location: 'http://127.0.0.1:9/' }), 'bad-answer'],
    ['answers without an id', json(200, { error_code: 4 }), 'bad-answer'],
    ['answers an empty id', json(200, { transaction_id: '' }), 'bad-answer'],
    ['answers a number', json(200, { transaction_id: 7 }), 'bad-answer'],
    ['answers a text', json(200, 'x'), 'bad-answer'],
    ['answers null', json(200, null), 'bad-answer'],
    ['injects', json(200, { transaction_id: `${TRANSACTION}; Domain=evil` }), 'bad-answer'],
    ['answers 1 MB', json(200, { transaction_id: TRANSACTION, x: 'y'.repeat(1e6) }), 'bad-answer'],
  ])('%s, and the page is answered', async (_name, reply, fault) => {
    network.reply = reply
    await arrive()
    expect(logged()).toMatchObject({ fault })
  })

  it('is not there, and the page is answered', async () => {
    vi.stubEnv('AFFILIATE_SERVICE_URL', NOBODY)
    await arrive()
    expect(logged()).toMatchObject({ fault: 'unreachable' })
  })
})
