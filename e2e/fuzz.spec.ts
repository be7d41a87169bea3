import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http'
import { expect, test } from '@playwright/test'
import { sample } from 'fast-check'
import { mapConcurrently } from '#lib/util/map-concurrently.ts'
import { fuzzCase, INJECTED, type FuzzCase } from './support/fuzz-cases.ts'
import { LONG } from './support/long.ts'
import { startOwnSite, type OwnSite } from './support/own-site.ts'

/** Set it to what a failure names, to meet the same cases again. */
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000_000)

const AGAIN = `FUZZ_SEED=${SEED} sends the same again`

const LONG_MS = 45 * 60_000
const AT_ONCE = 16
const BATCH = 1000

/** Longer than any answer may take: the hand-off waits for two seconds. */
const HANGS_MS = 20_000

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

let own: OwnSite

test.beforeAll(async () => {
  test.setTimeout(120_000)
  own = await startOwnSite({ TRUSTED_PROXY_HOPS: '1' })
  await own.start('services')
  await own.start('site')
  // Until the site has heard which pages are live, it asks to come again.
  await expect.poll(async () => (await fetch(`${own.url}/docs/nowhere`)).status).toBe(404)
})

test.afterAll(async () => {
  agent.destroy()
  await own.end()
})

const isForeign = (location: string, base: string) =>
  URL.parse(location, base)?.hostname !== 'localhost'

/** What must not be said of any answer; nothing where all is well. */
const faultOf = ({ statusCode = 0, headers }: IncomingMessage, base: string) => {
  if (statusCode >= 500) return `answers ${statusCode}`
  if (headers.location !== undefined && isForeign(headers.location, base)) {
    return `leads to ${headers.location}`
  }
  return Object.hasOwn(headers, INJECTED) ? 'carries a header of the request' : undefined
}

/** A server may close a kept connection at the very moment in which it is used again: then nobody has read the request. */
const isOutworn = ({ reusedSocket }: ClientRequest, error: Error) =>
  reusedSocket && 'code' in error && error.code === 'ECONNRESET'

const send = (one: FuzzCase): Promise<string | undefined> =>
  new Promise((resolve) => {
    const { of, method, path, headers, body } = one
    const base = of === 'site' ? own.url : own.servicesUrl
    const { hostname, port } = new URL(base)
    const sent = request({ agent, hostname, port, method, path, headers }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(faultOf(answer, base)))
      answer.on('error', ({ message }) => resolve(`breaks off: ${message}`))
    })
    sent.setTimeout(HANGS_MS, () => sent.destroy(new Error('hangs')))
    sent.on('error', (error) => resolve(isOutworn(sent, error) ? send(one) : error.message))
    sent.end(body ?? undefined)
  })

/** Sends so many distinct requests; gives those that were answered as none may be. */
const fuzz = async (count: number) => {
  const seen = new Set<string>()
  const found: string[] = []
  for (let batch = 0; seen.size < count; batch++) {
    const fresh = sample(fuzzCase, {
      numRuns: Math.min(BATCH, count - seen.size),
      seed: SEED + batch,
    }).filter((one) => !seen.has(JSON.stringify(one)) && seen.add(JSON.stringify(one)))
    await mapConcurrently({
      items: fresh,
      width: AT_ONCE,
      map: async (one) => {
        const fault = await send(one)
        if (fault) found.push(`${fault}: ${JSON.stringify(one)}`)
      },
    })
  }
  return found
}

test('a thousand requests that nobody meant fail, hang, lead away or inject nothing', async () => {
  test.setTimeout(120_000)
  expect(await fuzz(1000), AGAIN).toEqual([])
})

test('nor do a hundred thousand', LONG, async () => {
  test.setTimeout(LONG_MS)
  expect(await fuzz(100_000), AGAIN).toEqual([])
})
