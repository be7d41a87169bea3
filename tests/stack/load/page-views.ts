import { brotliDecompressSync } from 'node:zlib'
import { addressOf, visitorOf, type Answer, type Visitor } from './visitor.ts'

/** A page of each kind, in several languages; of one, each visit has a campaign of its own. */
const PATHS = ['/', '/fr/', '/de/', '/l/f', '/es/l/f', '/docs/free-demo', '/pricing/plans', '/pt/']

const VISITORS = 40

const ENCODING = { 'Accept-Encoding': 'br' }

/** Node gives no answer that breaks off; what came is unpacked now and then, since that costs the load more than the page costs the stack. */
const LOOKED_INTO = 20

const isWhole = ({ body, headers }: Answer) => {
  const isPacked = headers['content-encoding'] === 'br'
  const html = (isPacked ? brotliDecompressSync(body) : body).toString()
  return html.startsWith('<!DOCTYPE html>') && html.endsWith('</html>')
}

/** Visitors who look at pages; `failed` says what went wrong. */
export const pageViews = (origin: string) => {
  const visitors: Visitor[] = Array.from({ length: VISITORS }, (_, number) =>
    visitorOf(origin, { address: addressOf(number), staysOpen: true }),
  )
  const failed: string[] = []
  const times: number[] = []

  const view = async (number: number) => {
    const visitor = visitors[number % VISITORS]
    if (!visitor) throw new Error('There are no visitors')
    const path = PATHS[number % PATHS.length] ?? '/'
    const query = number % 10 === 0 ? `?utm_campaign=${number}` : ''
    const begin = performance.now()
    const answer = await visitor.send({ path: path + query, headers: ENCODING })
    const ms = performance.now() - begin
    times.push(ms)
    if (answer.status === 200 && (number % LOOKED_INTO > 0 || isWhole(answer))) return
    const found = answer.reason ?? `${answer.status}, ${answer.body.length} B`
    failed.push(`${path}: ${found} after ${Math.round(ms)} ms`)
  }
  const close = () => {
    for (const visitor of visitors) visitor.close()
  }
  return { view, close, failed, times }
}
