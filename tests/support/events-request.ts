import { NextRequest } from 'next/server'
import type { PageEvent } from '#features/analytics/events-contract.ts'

export const ADDRESS = 'ann@company.example'

/** An event as a page sends it. */
export const pageEvent = (overrides: Partial<PageEvent> = {}): PageEvent => ({
  id: crypto.randomUUID().replaceAll('-', ''),
  name: 'landing view',
  category: 'Landing',
  label: 'Modèles 2000',
  language: 'fr',
  path: '/fr/docs/demo',
  at: new Date().toISOString(),
  ...overrides,
})

type Overrides = {
  headers?: Record<string, string>
  body?: unknown
  cookies?: Record<string, string>
}

const textOf = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body))

/** What page script posts to the events handler. */
export const eventsRequest = ({ headers, body = [pageEvent()], cookies = {} }: Overrides = {}) =>
  new NextRequest('http://10.0.0.5:3000/api/events', {
    method: 'POST',
    headers: {
      'Content-Type': 'text/plain;charset=UTF-8',
      'Sec-Fetch-Site': 'same-origin',
      'User-Agent': 'Mozilla/5.0 (X11; Linux x64) Gecko/20100101 Firefox/140.0',
      Cookie: Object.entries(cookies)
        .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
        .join('; '),
      ...headers,
    },
    body: textOf(body),
  })
