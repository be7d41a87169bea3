import { once } from 'node:events'
import { createServer } from 'node:http'
import { BUNDLE_PATHS } from '#lib/records/record-bundle.ts'
import { startNext } from '../lib/next-app.ts'
import { nextPort, type Server } from '../lib/server.ts'
import { siteApp } from '../lib/site-app.ts'

const HASH = '0123456789ab'
const ETAG = '"bench"'

const indexOf = (count: number): string => {
  const paths = Array.from({ length: count }, (_, number) => `/docs/live-${number}`)
  const en = Object.fromEntries(paths.map((path) => [path, HASH] as const))
  return JSON.stringify({ version: 'bench', records: { en } })
}

/** A content service with so many live records, none of which can be had. */
const startContentService = async (count: number) => {
  const index = indexOf(count)
  const server = createServer((request, response) => {
    if (request.url !== BUNDLE_PATHS.index) response.writeHead(404).end()
    else if (request.headers['if-none-match'] === ETAG) response.writeHead(304).end()
    else response.writeHead(200, { ETag: ETAG }).end(index)
  })
  const port = await nextPort()
  server.listen(port)
  await once(server, 'listening')
  return { url: `http://localhost:${port}`, stop: () => server.close() }
}

/** Starts the built site with so many live records beside its own. */
export const startLiveRecords = async (count: number): Promise<Server> => {
  const content = await startContentService(count)
  const app = await siteApp()
  const site = await startNext({
    ...app,
    name: `site-with-${count}-live-records`,
    env: { ...app.env, CONTENT_SERVICE_URL: content.url },
  })
  return {
    ...site,
    stop: async () => {
      await site.stop()
      content.stop()
    },
  }
}
