import type { Locale } from '#lib/config/locales.ts'
import type { Bench } from './bench.ts'

type Ask = {
  password?: string
  locale?: Locale
  headers?: Record<string, string>
  from?: string
}

/** The form to log in with, posted from some network. */
export const loginFormOf =
  (bench: () => Bench) =>
  async (
    email: string,
    { password = '', locale = 'en', headers = {}, from = '203.0.113.9' }: Ask = {},
  ) =>
    bench().app.request(
      `/webapp/account/login/?lang=${locale}&lib=${locale}&url=doc%2Fdemo`,
      {
        method: 'POST',
        body: new URLSearchParams({ email, password }),
        headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
      },
      { incoming: { socket: { remoteAddress: from } } },
    )
