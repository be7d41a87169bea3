import { mkdtempSync, rmSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { startFront } from '../../scripts/front/start-front.ts'
import { freePort } from '../services/support/free-port.ts'

type Asked = {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** The address of this machine that asks: whoever asks from 127.0.0.1 is not counted. */
  from?: string
}

export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  /** As it was sent, compressed or not. */
  body: Buffer
}

const ask = (url: string, { method = 'GET', headers = {}, body, from }: Asked = {}) =>
  new Promise<Answer>((resolve, reject) => {
    // The path as it is written: a URL object would tidy it up.
    const [, origin = '', path = ''] = /^(http:\/\/[^/]+)(.*)$/.exec(url) ?? []
    const { hostname, port } = new URL(origin)
    const place = { hostname, port, path, method, headers, agent: false as const }
    const sent = request({ ...place, ...(from && { localAddress: from }) }, (answer) => {
      buffer(answer).then(
        (bytes) =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: bytes }),
        reject,
      )
    })
    sent.once('error', reject)
    sent.end(body)
  })

const addressOf = (url: string) => new URL(url).host

type Own = { sites: readonly string[]; services?: string; listen?: number; buildId?: string }

/** A front of the test's own before sites and services at the given addresses, with an empty cache. */
export const ownFront = async ({
  sites,
  services = 'http://127.0.0.1:9',
  buildId = 'a',
  ...own
}: Own) => {
  const cachePath = mkdtempSync(join(tmpdir(), 'front-'))
  const options = {
    sites: sites.map(addressOf),
    services: [addressOf(services)],
    listen: own.listen ?? (await freePort()),
    innerPort: await freePort(),
    cachePath,
    buildId,
  }
  const front = await startFront(options)
  const url = `http://127.0.0.1:${options.listen}`
  return {
    url,
    options,
    reload: front.reload,
    ask: (path: string, asked?: Asked) => ask(url + path, asked),
    end: async () => {
      await front.stop()
      rmSync(cachePath, { recursive: true, force: true })
    },
  }
}

export type OwnFront = Awaited<ReturnType<typeof ownFront>>
