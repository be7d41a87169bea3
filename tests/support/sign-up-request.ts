import { NextRequest } from 'next/server'
import { SITE_URL } from './test-site.ts'

type Overrides = { headers?: Record<string, string>; body?: BodyInit }

export const EMAIL = 'ada@example.org'

export const FIELDS = {
  email: EMAIL,
  language: 'fr',
  label: 'Plan de marketing',
  entryPoint: '/fr/docs/demo',
}

export const KEY = 'b3f1c7de-9a54-4c0e-8a37-5e2f0f6f1a11'

/** The address differs from the public one, as behind a proxy. */
const ADDRESS = 'http://10.0.0.5:3000/api/sign-up'

const post = (headers: Record<string, string>, body: BodyInit) =>
  new NextRequest(ADDRESS, { method: 'POST', headers, body, duplex: 'half' })

/** What page script sends. */
export const scriptRequest = ({ headers, body }: Overrides = {}) =>
  post(
    {
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'same-origin',
      'Idempotency-Key': KEY,
      ...headers,
    },
    body ?? JSON.stringify(FIELDS),
  )

/** What a browser sends for a form without script. */
export const formRequest = ({ headers, body }: Overrides = {}) =>
  post(
    {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': 'same-origin',
      Origin: SITE_URL,
      ...headers,
    },
    body ?? new URLSearchParams(FIELDS).toString(),
  )
