import { brotliDecompressSync } from 'node:zlib'
import { addressOf, visitorOf, type Visitor } from './visitor.ts'

/** A page of each kind, in several languages; of one, each visit has a campaign of its own. */
const PATHS = ['/', '/fr/', '/de/', '/l/f', '/es/l/f', '/docs/free-demo', '/pricing/plans', '/pt/']

const VISITORS = 40

/** Node gives no answer that breaks off; what came is unpacked now and then, since that costs the load more than the page costs the stack. */
const LOOKED_INTO = 20

const isWhole = (body: Buffer) => {
  const html = brotliDecompressSync(body).toString()
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
    const path = PATHS[number % PATHS.length] ?? '/'
    const query = number % 10 === 0 ? `?utm_campaign=${number}` : ''
    const begin = performance.now()
    const visitor = visitors[number % VISITORS]
    if (!visitor) return
    const headers = { 'Accept-Encoding': 'br' }
    const { status, body, reason } = await visitor.send({ path: path + query, headers })
    times.push(performance.now() - begin)
    const isGood = status === 200 && (number % LOOKED_INTO > 0 || isWhole(body))
    if (!isGood) {
      failed.push(
        `${path} ${status} ${body.length} after ${Math.round(performance.now() - begin)} ms`,
      )
    }
  }
  const close = () => {
    for (const visitor of visitors) visitor.close()
  }
  return { view, close, failed, times }
}
