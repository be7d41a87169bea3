import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'

const { host, port } = (() => {
  const { hostname, port: own } = new URL(process.env.SITE_URL ?? 'http://localhost:3000')
  return { host: hostname, port: Number(own) }
})()

/** Sends bytes as they are, which no HTTP client would; gives status and head of the answer. */
const sendRaw = async (lines: readonly string[], body = '') => {
  const socket = connect(port, host)
  socket.write(
    `${[...lines, `Host: ${host}:${port}`, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`,
  )
  const answer = await text(socket)
  const [head = ''] = answer.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase() }
}

for (const path of ['/', '/fr/docs/demo', '/api/health', '/api/sign-up', '/robots.txt']) {
  test(`TRACE ${path} is refused as every other method, with the headers of every answer`, async () => {
    const { status, head } = await sendRaw([`TRACE ${path} HTTP/1.1`])
    expect(status).toBe(405)
    for (const name of ['strict-transport-security', 'x-content-type-options', 'x-frame-options']) {
      expect(head).toContain(`${name}:`)
    }
  })
}

/** What `curl --http2` asks of every server, and what a page of another site may ask with a socket. */
const UPGRADES = {
  h2c: ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'],
  websocket: [
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ],
}

const AT_ONCE_MS = 3000

for (const [name, lines] of Object.entries(UPGRADES)) {
  for (const [path, status] of [
    ['/', 200],
    ['/en', 308],
    ['/no-such-page', 404],
    ['/api/health', 200],
    ['/api/nothing', 404],
    ['/icon.svg', 200],
  ] as const) {
    test(`${path} answers who asks for ${name} as if nothing had been asked`, async () => {
      const start = performance.now()
      const socket = connect(port, host)
      const head = [`GET ${path} HTTP/1.1`, `Host: ${host}:${port}`, ...lines]
      socket.write(`${head.join('\r\n')}\r\n\r\n`)
      expect(await text(socket)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
      // The connection is closed after it, not left to time out.
      expect(performance.now() - start).toBeLessThan(AT_ONCE_MS)
    })
  }
}

for (const target of ['*', 'http://evil.example/no-such-page', 'http://a:b/', 'http://[::1']) {
  test(`the target ${target} is a page that is not there, with the headers of every page`, async () => {
    const { status, head } = await sendRaw([`GET ${target} HTTP/1.1`])
    expect(status).toBe(404)
    for (const name of ['strict-transport-security', 'content-security-policy']) {
      expect(head).toContain(`${name}:`)
    }
  })
}

test('a whole address leads to no other host', async () => {
  const { status, head } = await sendRaw(['GET http://evil.example/en HTTP/1.1'])
  expect(status).toBe(308)
  expect(head).not.toContain('evil.example')
})

test('a forged cookie of a preview mode changes no answer that caches keep', async ({
  request,
}) => {
  const answer = await request.get('/', { headers: { cookie: '__prerender_bypass=x' } })
  expect(answer.headers()).not.toHaveProperty('set-cookie')
  expect(answer.headers()['cache-control']).toContain('s-maxage')
})

for (const path of ['/', '/docs/free-demo?q=x', '/no-such-page']) {
  test(`${path} tells nothing of where it stands in the route tree`, async ({ request }) => {
    expect((await request.get(path)).headers()).not.toHaveProperty('x-middleware-rewrite')
  })
}

test('a token that cannot stand in a header is none, and no alarm', async ({ request }) => {
  const answer = await request.get('/api/session', { headers: { cookie: 'p_ssojwt=%0d%0a' } })
  expect(answer.status()).toBe(204)
})

for (const [name, pieces] of [
  ['one piece', ['x'.repeat(20_000)]],
  ['many pieces', Array.from({ length: 40 }, () => 'x'.repeat(500))],
] as const) {
  test(`a chunked body of 20 KB in ${name} is too large, not unreadable`, async () => {
    const chunks = pieces.map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`)
    const { status } = await sendRaw(
      [
        'POST /api/events?email=ann@company.example&ssotoken=abc HTTP/1.1',
        'Transfer-Encoding: chunked',
        'Content-Type: text/plain',
        'Sec-Fetch-Site: same-origin',
      ],
      `${chunks.join('')}0\r\n\r\n`,
    )
    expect(status).toBe(413)
  })
}

const day = 86_400_000
const MOMENTS = {
  'the year 0': '0000-01-01T00:00:00Z',
  'the year 9999': '9999-12-31T23:59:59Z',
  'eight days ago': new Date(Date.now() - 8 * day).toISOString(),
}

for (const [name, moment] of Object.entries(MOMENTS)) {
  test(`an event of ${name} is refused, not passed on`, async ({ request }) => {
    const event = {
      id: 'a'.repeat(32),
      name: 'landing view',
      category: 'Landing',
      label: 'x',
      language: 'en',
      path: '/',
      at: moment,
    }
    const answer = await request.post('/api/events', {
      data: [event],
      headers: { 'sec-fetch-site': 'same-origin', 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
    })
    expect(answer.status()).toBe(422)
  })
}

for (const query of [
  '..',
  '.',
  '%2e',
  '%2e%2e',
  '...',
  '%25',
  '%2F..%2F',
  '%F0%9F%99%82',
  '%252e',
]) {
  test(`documents for q=${query} are an answer, never a failure`, async ({ request }) => {
    const answer = await request.get(`/api/documents?q=${query}&lang=en`)
    expect(answer.status()).toBe(200)
  })
}
