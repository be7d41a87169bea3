import { Agent } from 'node:http'
import { timedRequest } from './load.ts'
import { median } from './median.ts'

/** Times of requests made one after the other over one connection, in milliseconds. */
export const latencies = async (urls: readonly string[]): Promise<number[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  for (const url of urls) times.push(await timedRequest(url, agent))
  agent.destroy()
  return times
}

/** Median time in milliseconds of asking for one page many times. */
export const p50 = async (url: string, requests: number): Promise<number> =>
  median(await latencies(Array.from({ length: requests }, () => url)))
