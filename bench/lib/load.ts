import { Agent, get } from 'node:http'
import { median } from './median.ts'

/** Outcome of a run of requests. */
export type Load = {
  /** Answers per second. */
  rate: number
  /** Median time of an answer in milliseconds. */
  p50: number
}

/** Asks for a page without compression, reads it to its end and gives the time it took. */
export const timedRequest = async (url: string, agent: Agent): Promise<number> => {
  const begin = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'Accept-Encoding': 'identity' } }, (response) => {
      if (response.statusCode !== 200) {
        reject(new Error(`${url} answered ${response.statusCode} under load.`))
      }
      response.on('end', () => resolve(performance.now() - begin))
      response.on('error', reject)
      response.resume()
    }).on('error', reject)
  })
}

/** Keeps a number of connections busy for a time; throws when an answer is not 200. */
export const load = async ({
  url,
  connections,
  seconds,
}: {
  url: string
  connections: number
  seconds: number
}): Promise<Load> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const begin = performance.now()
  const end = begin + seconds * 1000
  const connection = async () => {
    while (performance.now() < end) times.push(await timedRequest(url, agent))
  }
  await Promise.all(Array.from({ length: connections }, connection))
  agent.destroy()
  return { rate: (times.length * 1000) / (performance.now() - begin), p50: median(times) }
}
