import { NextRequest } from 'next/server'
import { COOKIES } from '#lib/config/cookies.ts'
import { SITE_URL } from './test-site.ts'

type Overrides = Partial<Sent>

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

type Sent = { headers: Record<string, string>; body: BodyInit; address?: string | undefined }

const post = ({ headers, body, address = ADDRESS }: Sent) =>
  new NextRequest(address, { method: 'POST', headers, body, duplex: 'half' })

const attemptCookie = (value: string) => `${COOKIES.attempt.name}=${value}`

/** What page script sends in the second round: its key has become the cookie of the attempt. */
export const scriptRequest = ({ headers, body, address }: Overrides = {}) => {
  const { 'Idempotency-Key': key = KEY } = headers ?? {}
  return post({
    address,
    headers: {
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'same-origin',
      'Idempotency-Key': key,
      Cookie: attemptCookie(key),
      ...headers,
    },
    body: body ?? JSON.stringify(FIELDS),
  })
}

/** What a browser sends for a form without script in the second round, with the cookie of the attempt. */
export const formRequest = ({ headers, body, address }: Overrides = {}) =>
  post({
    address,
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': 'same-origin',
      Origin: SITE_URL,
      Cookie: attemptCookie(KEY),
      ...headers,
    },
    body: body ?? new URLSearchParams(FIELDS).toString(),
  })
