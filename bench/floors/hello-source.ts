/** Files of an app by their path. */
export type Source = Readonly<Record<string, string>>

const PACKAGE = JSON.stringify({ private: true, type: 'module' })

const CONFIG = `
export default { poweredByHeader: false, turbopack: { root: new URL('..', import.meta.url).pathname } }
`

const LAYOUT = `
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>
}
`

const page = (text: string) => `
export default function Page() {
  return <p>${text}</p>
}
`

const EMPTY_MIDDLEWARE = `
import { NextResponse } from 'next/server'
export const middleware = () => NextResponse.next()
export const config = { matcher: ['/((?!_next/).*)'] }
`

/** The smallest Next app with one prerendered page: what no app of this version can go below. */
export const HELLO: Source = {
  'package.json': PACKAGE,
  'next.config.mjs': CONFIG,
  'app/layout.js': LAYOUT,
  'app/page.js': page('Hello'),
}

/** Makes a string take two bytes a character, as the text of every real page does. */
const TYPOGRAPHIC = '’'

/** The same app behind an empty edge middleware; its page carries `length` more letters, which travel twice. */
export const emptyMiddleware = (length: number): Source => ({
  ...HELLO,
  'app/page.js': page(TYPOGRAPHIC + 'a'.repeat(length)),
  'middleware.js': EMPTY_MIDDLEWARE,
})

/** The same app with trivial pages at `/p/…`: `ahead` of them are built, any other is made on its first request. */
export const trivialPages = (ahead: number): Source => ({
  ...HELLO,
  'app/p/[id]/page.js': `
export const generateStaticParams = () => Array.from({ length: ${ahead} }, (_, id) => ({ id: String(id) }))
export default async function Page({ params }) {
  const { id } = await params
  return <main><h1>Page {id}</h1></main>
}
`,
})
