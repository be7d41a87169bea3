import { NextRequest } from 'next/server'

type Visit = {
  /** Path with query. */
  path: string
  cookies?: Record<string, string>
  headers?: Record<string, string>
  method?: string
}

/** What a browser sends when it opens an address; the host is not the public one, as behind a proxy. */
export const visitRequest = ({ path, cookies = {}, headers, method = 'GET' }: Visit) => {
  const cookie = Object.entries(cookies).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  )
  return new NextRequest(`http://10.0.0.5:3000${path}`, {
    method,
    headers: { Cookie: cookie.join('; '), ...headers },
  })
}
