import type { ServerResponse } from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import { AFFILIATE_CLICK_WAIT_MS } from '#features/affiliate/programme.ts'
import {
  affiliateNetwork,
  COUNTED,
  LINK,
  TRANSACTION,
  visit,
} from '../../../support/affiliate-visit.ts'
import { LATE_MS } from '../../../support/late.ts'
import { setCookies } from '../../../support/set-cookies.ts'
import { hangUp, json, silence } from '../../../support/upstream-server.ts'

// With whole pauses: how long a click may take is what ends its tries.
vi.unmock('axios-retry')

const { network, own, logged } = await affiliateNetwork()

/** The log of the edge. */
const { console: terminal } = globalThis

const quietly = () => vi.spyOn(terminal, 'log').mockImplementation(() => undefined)

const edgeLines = () => {
  const written = vi.mocked(terminal.log)
  const lines = written.mock.calls.map(([line]) => String(line))
  written.mockClear()
  return lines
}

/** The handler goes on after the page is answered. */
const PATIENCE = { timeout: 5000 }

const keys = () =>
  network.seen.map(({ path }) => new URL(path, network.url).searchParams.get('sub1'))

it('sends a click that was not confirmed again under its key', async () => {
  network.reply = json(403, {})
  const failed = setCookies(await visit(LINK))
  expect(failed['b_eftid']).toBeUndefined()
  await vi.waitFor(() => expect(logged()).toHaveLength(1))
  network.reply = COUNTED
  await visit(LINK, { cookie: `b_click=${failed['b_click']?.value}` })
  await vi.waitFor(() => expect(keys()).toHaveLength(2))
  expect(new Set(keys()).size).toBe(1)
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
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    return performance.now() - start
  }

  it.each([
    ['never answers', silence],
    [
      'does not come to an end',
      (_request: unknown, response: ServerResponse) => {
        response.writeHead(200, { 'Content-Type': 'application/json' })
        response.write('{"transaction_id":"')
      },
    ],
    ['fails', json(500, {})],
  ])('%s: the page is never delayed beyond the limit', async (_name, reply) => {
    network.reply = reply
    const taken = await arrive()
    expect(taken).toBeLessThan(AFFILIATE_CLICK_WAIT_MS + LATE_MS)
    // What takes long is no fault yet: the handler goes on, and has the line if it comes to nothing.
    expect(edgeLines()).toEqual([])
    await vi.waitFor(() => expect(logged()).toMatchObject([{ upstream: 'affiliate' }]), PATIENCE)
  })

  it.each([
    ['refuses', json(403, {}), 'refused'],
    ['redirects', json(302, {}, { Location: 'http://127.0.0.1:9/' }), 'bad-answer'],
    ['answers without an id', json(200, { error_code: 4 }), 'bad-answer'],
    ['answers an empty id', json(200, { transaction_id: '' }), 'bad-answer'],
    ['answers a number', json(200, { transaction_id: 7 }), 'bad-answer'],
    ['answers a text', json(200, 'x'), 'bad-answer'],
    ['answers null', json(200, null), 'bad-answer'],
    ['injects', json(200, { transaction_id: `${TRANSACTION}; Domain=evil` }), 'bad-answer'],
    // Cut off, and asked again until the time is over.
    ['answers 1 MB', json(200, { transaction_id: TRANSACTION, x: 'y'.repeat(1e6) }), 'slow'],
  ])('%s, and the page is answered', async (_name, reply, fault) => {
    network.reply = reply
    await arrive()
    await vi.waitFor(() => {
      expect(logged()).toMatchObject([{ event: 'upstream failed', upstream: 'affiliate', fault }])
    }, PATIENCE)
    expect(JSON.stringify(logged())).not.toMatch(/345|site\.example|127\.0\.0\.1/)
    expect(edgeLines()).toEqual([])
  })
})

it('answers every page where the handler is out of reach, and says so once a minute', async () => {
  quietly()
  vi.useFakeTimers({ toFake: ['Date'] })
  own.reply = hangUp
  for (const _arrival of Array.from({ length: 20 })) {
    const answer = await visit(LINK)
    expect(answer.headers.get('x-middleware-rewrite')).toContain('/en/standard/start')
    expect(setCookies(answer)['b_click']?.value).toMatch(/^12\.345\.[0-9a-f]{32}$/)
  }
  vi.setSystemTime(Date.now() + 61_000)
  await visit(LINK)
  vi.useRealTimers()
  const lines = edgeLines()
  expect(lines).toHaveLength(2)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    event: 'click not told',
    upstream: 'site',
    fault: 'unreachable',
  })
  expect(lines.join('')).not.toMatch(/345|site\.example|127\.0\.0\.1/)
})
