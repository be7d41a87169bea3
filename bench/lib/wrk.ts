import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { CONNECTIONS } from './plan.ts'

const run = promisify(execFile)

const RATE = /^Requests\/sec:\s+([\d.]+)$/m

/** Lines by which wrk tells of answers other than 2xx and 3xx, and of connections that broke. */
const FAULT = /Non-2xx|Socket errors/

/** A site that compresses on a busy machine takes its time: it is slow, and no fault. */
const PATIENCE = '30s'

/** Seconds in which there is an answer for certain. */
const LONGEST = 16

const output = async (args: readonly string[]): Promise<string> => {
  try {
    return (await run('wrk', args)).stdout
  } catch (error) {
    throw new Error('wrk did not run: install it (docs/measuring.md).', { cause: error })
  }
}

/**
 * Answers per second of an address that is asked for with gzip. The generator of `load.ts` takes more of the processor for a
 * request than nginx for the answer: it would measure itself.
 */
export const gzipRate = async (url: string, seconds: number): Promise<number> => {
  const load = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}`, '--timeout', PATIENCE]
  const report = await output([...load, '-H', 'Accept-Encoding: gzip', url])
  const rate = Number(RATE.exec(report)?.[1])
  // A second of a busy machine may hold no answer: it is looked at for longer.
  if (rate === 0 && !FAULT.test(report) && seconds < LONGEST) return gzipRate(url, seconds * 4)
  if (FAULT.test(report) || !(rate > 0)) throw new Error(`${url} failed under load:\n${report}`)
  return rate
}
