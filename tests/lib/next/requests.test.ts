import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BODY_MAX_BYTES } from '#lib/config/constants.ts'
import { tameRequests } from '#lib/next/requests.ts'
import { noteUnavailable } from '#lib/server/request/unavailable.ts'

type Seen = { method: string | undefined; length: number }

let asked: Pick<IncomingMessage, 'url' | 'headers'> | undefined

let seen: Seen | undefined

const answerWhole = async (request: IncomingMessage, response: ServerResponse) => {
  const body = await text(request)
  asked = request
  seen = { method: request.method, length: body.length }
  response.end('whole')
}

const server = createServer((request, response) => {
  if (request.url?.startsWith('/fails')) {
    if (request.url === '/fails/away') noteUnavailable()
    response.statusCode = 500
    response.end('failed')
    return
  }
  void answerWhole(request, response)
})

const port = () => {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

beforeAll(async () => {
  tameRequests()
  await new Promise<void>((resolve) => {
    server.listen(0, resolve)
  })
})

afterAll(() => {
  server.close()
})

const post = (pieces: readonly string[], headers: Record<string, string | number> = {}) =>
  new Promise<string>((resolve, reject) => {
    const request = send({ port: port(), method: 'POST', headers }, (response) => {
      text(response).then(resolve, reject)
    })
    request.on('error', reject)
    for (const piece of pieces) request.write(piece)
    request.end()
  })

describe('a file of the build', () => {
  it.each([
    ['POST /_next/static/x.js', '/*'],
    ['OPTIONS /_next/static/x.js', '/*'],
    ['GET /_next/%ff', '/*'],
    ['GET /_next/static/%E0%A4%A?x', '/*'],
    ['GET /_next/static/x.js?y=%ff', '/_next/static/x.js?y=%ff'],
    ['HEAD /_next/static/%5Bx%5D.js', '/_next/static/%5Bx%5D.js'],
    ['POST /api/x', '/api/x'],
  ])('that is asked for by %s is looked for at %s', async (line, target) => {
    const socket = connect(port())
    socket.write(`${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    await text(socket)
    expect(asked?.url).toBe(target)
  })
})

describe('a request that Next would fail on', () => {
  it.each(['TRACE / HTTP/1.1', 'TRACE /api/health HTTP/1.1'])(
    '%s comes as a method that is refused',
    async (line) => {
      const socket = connect(port())
      socket.write(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
      expect(await text(socket)).toContain('whole')
      expect(seen?.method).toBe('DELETE')
    },
  )

  it.each([
    ['one piece', ['x'.repeat(20_000)]],
    ['many pieces', Array.from({ length: 200 }, () => 'x'.repeat(1000))],
  ])('is let in up to one byte too many where its body comes in %s', async (_case, pieces) => {
    expect(await post(pieces)).toBe('whole')
    expect(seen).toEqual({ method: 'POST', length: BODY_MAX_BYTES + 1 })
  })

  it('is any other one not', async () => {
    const most = 'x'.repeat(BODY_MAX_BYTES)
    await post([most.slice(0, 100), most.slice(100)])
    expect(seen).toEqual({ method: 'POST', length: BODY_MAX_BYTES })
    await post(['{"a":1}'], { 'Content-Length': 7 })
    expect(seen).toEqual({ method: 'POST', length: 7 })
  })
})

describe('the address of a request', () => {
  it.each([
    ['*', '/*'],
    ['http://evil.example/fr/?q=1', '/fr/?q=1'],
    ['https://evil.example', '/'],
    ['http://a:b/', '/*'],
    ['http://[::1', '/*'],
    ['/fr/?q=http://a', '/fr/?q=http://a'],
    ['//evil.example/', '//evil.example/'],
  ])('%s is %s of this site', async (target, url) => {
    const socket = connect(port())
    socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    expect(await text(socket)).toContain('whole')
    expect(asked?.url).toBe(url)
  })
})

it('a request for another protocol is the last one of its connection', async () => {
  const socket = connect(port())
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n')
  expect((await text(socket)).toLowerCase()).toContain('connection: close')
})

describe('cookies of a preview mode, which the site does not have', () => {
  it.each([
    ['__prerender_bypass=x', ''],
    ['a=b; __prerender_bypass=x; c=d', 'a=b; c=d'],
    ['__next_preview_data=x; a=b', '; a=b'],
    ['a=__prerender_bypass', 'a=__prerender_bypass'],
  ])('%j is read as %j', async (sent, read) => {
    await fetch(`http://localhost:${port()}/`, { headers: { cookie: sent } })
    expect(asked?.headers.cookie).toBe(read)
  })
})

it('takes nobody for the client of the framework, who gets data in place of a page', async () => {
  const headers = { RSC: '1', 'Next-Router-State-Tree': '[]', 'Next-Action': 'a', 'X-Own': 'b' }
  await fetch(`http://localhost:${port()}/`, { headers })
  const names = Object.keys(asked?.headers ?? {})
  expect(names.filter((name) => /^(?:rsc|next)/.test(name))).toEqual([])
  expect(names).toContain('x-own')
})

describe('a page that fails', () => {
  it('for a service that is away says when to come again; for a fault of ours it is 500', async () => {
    const ask = async (path: string) => {
      const { status, headers } = await fetch(`http://localhost:${port()}${path}`)
      return [status, headers.get('retry-after'), headers.get('cache-control')]
    }
    expect(await ask('/fails/away')).toEqual([503, '10', 'no-store'])
    expect(await ask('/fails/by-itself')).toEqual([500, null, null])
  })
})
