import { once } from 'node:events'
import { createServer } from 'node:http'
import type { ExperimentEntry, ExperimentIndex } from '#lib/records/experiment-index.ts'
import { BUNDLE_PATHS } from '#lib/records/record-bundle.ts'
import { startNext } from '../lib/next-app.ts'
import { nextPort, type Server } from '../lib/server.ts'
import { siteApp } from '../lib/site-app.ts'

const HASH = '0123456789ab'
const ETAG = '"bench"'

/** As many running experiments, each on a page of its own, with arms that the site has. */
const experimentsOf = (count: number): ExperimentIndex =>
  Object.fromEntries(
    Array.from({ length: count }, (_, number): [string, ExperimentEntry] => {
      const page = `/docs/live-${number}`
      return [
        `bench-${number}`,
        {
          page,
          arms: [
            ['control', 1],
            ['other', 1, '/docs/free-demo'],
          ],
          languages: ['en'],
          holdout: 0.1,
          layer: page,
          start: 0,
        },
      ]
    }),
  )

type Live = { records: number; experiments?: number }

const indexOf = ({ records: count, experiments = 0 }: Live): string => {
  const paths = Array.from({ length: count }, (_, number) => `/docs/live-${number}`)
  const en = Object.fromEntries(paths.map((path) => [path, HASH] as const))
  return JSON.stringify({
    version: 'bench',
    records: { en },
    experiments: experimentsOf(experiments),
  })
}

/** A content service with so many live records, none of which can be had. */
const startContentService = async (live: Live) => {
  const index = indexOf(live)
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

/** Starts the built site with so many live records, and running experiments, beside its own. */
export const startLiveRecords = async (live: Live): Promise<Server> => {
  const content = await startContentService(live)
  const app = await siteApp()
  const site = await startNext({
    ...app,
    name: `site-with-${live.records}-live-records-${live.experiments ?? 0}`,
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
