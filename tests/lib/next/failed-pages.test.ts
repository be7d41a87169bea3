import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { answerFailedPages } from '#lib/next/failed-pages.ts'
import words from '#locales/fr/messages/pageError.json' with { type: 'json' }

vi.mock('#generated/site-sheet.json', () => ({ default: { site: '.a{}', parts: [] } }))

answerFailedPages()

const ask = async (listener: RequestListener, path = '/fr/docs/demo') => {
  const server = createServer(listener)
  await new Promise<void>((resolve) => {
    server.listen(0, resolve)
  })
  onTestFinished(() => {
    server.close()
  })
  const address: AddressInfo | string | null = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.')
  return fetch(`http://localhost:${address.port}${path}`)
}

type Answer = { status: number; type: string; headers?: Record<string, string> }

/** Answers as the framework does. */
const answering =
  ({ status, type, headers = {} }: Answer): RequestListener =>
  (_request, response) => {
    const body = '<script src="/a.js"></script>'
    response.statusCode = status
    response.setHeader('Content-Type', type)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.setHeader('Content-Length', Buffer.byteLength(body))
    response.end(body)
  }

const HTML = 'text/html; charset=utf-8'

it('a page that could not be rendered says so in its language, without script, under a policy', async () => {
  const answer = await ask(answering({ status: 500, type: HTML }))
  const html = await answer.text()
  expect(answer.status).toBe(500)
  expect(html).toContain('<html lang="fr">')
  expect(html).toContain(words.heading)
  expect(html).not.toContain('<script')
  expect(html.endsWith('</html>')).toBe(true)
  const policy = answer.headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'; style-src 'sha256-")
  expect(policy).not.toContain('script-src')
})

it.each([
  ['a page that was found', { status: 200, type: HTML }],
  ['an answer of the API', { status: 500, type: 'application/problem+json' }],
  ['a page of ours', { status: 500, type: HTML, headers: { 'Content-Security-Policy': 'x' } }],
])('%s stays as it is', async (_name, answer) => {
  expect(await (await ask(answering(answer))).text()).toBe('<script src="/a.js"></script>')
})
