import type { ServerResponse } from 'node:http'
import { startUpstream } from '../support/upstream-server.ts'

export const HTML = `<!doctype html><title>A page</title>${'<p>Words of a page.</p>'.repeat(200)}`

export type Page = {
  status?: number
  headers?: Record<string, string | string[]>
  body?: string
}

/** Answers a page as the site does, with what a test wants otherwise; one that is asked for by its ETag with 304. */
export const pageReply =
  ({ status = 200, headers = {}, body = HTML }: Page = {}) =>
  (
    { headers: asked }: { headers: Record<string, string | string[] | undefined> },
    response: ServerResponse,
  ) => {
    const sent = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 's-maxage=604800',
      ETag: '"abc"',
      Vary: 'rsc, next-router-state-tree, next-router-prefetch',
      ...headers,
    }
    const isKnown = status === 200 && String(asked['if-none-match']).replace('W/', '') === sent.ETag
    if (isKnown) response.writeHead(304, sent).end()
    else
      response.writeHead(status, { ...sent, 'Content-Length': Buffer.byteLength(body) }).end(body)
  }

/** A tiny site that answers pages. */
export const startPageSite = async () => {
  const site = await startUpstream()
  site.reply = pageReply()
  return site
}

let pages = 0

/** A path that nobody has asked for before. */
export const newPath = (): string => {
  pages += 1
  return `/page-${pages}`
}
