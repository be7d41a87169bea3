import { setImmediate as others, setTimeout as pause } from 'node:timers/promises'
import { ProblemError } from '#services/http/problem-error.ts'

type Waiting = { start: () => void }

type Options = {
  /** Whether it rests after a piece as long as that took while others wait: half of the time is theirs who do not search. */
  rests?: boolean
  /** The number of searches that run side by side. */
  width: number
  /** The number that may wait; later ones are turned away. */
  most: number
}

/** Runs a piece of work when its turn has come; not at all when nobody waits for it any more. */
export type Lane = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>

const full = () =>
  new ProblemError({
    status: 429,
    title: 'Too many searches',
    detail: 'Many searches are under way. Ask again in a moment.',
  })

/** Nobody reads this answer. */
const givenUp = () =>
  new ProblemError({ status: 408, title: 'Given up', detail: 'Nobody waits for this search.' })

/** Longest rest, in milliseconds. */
const MOST_REST_MS = 50

/** Lets only some work run at once, in its order, and other requests first: searches in a row would keep all others waiting. */
export const createLane = ({ width, most, rests = false }: Options): Lane => {
  const waiting: Waiting[] = []
  let running = 0

  const turn = (signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(mine), 1)
        reject(givenUp())
      }
      const mine = {
        start: () => {
          signal?.removeEventListener('abort', leave)
          resolve()
        },
      }
      signal?.addEventListener('abort', leave, { once: true })
      waiting.push(mine)
    })

  const enter = async (signal: AbortSignal | undefined) => {
    if (signal?.aborted) throw givenUp()
    if (running < width) {
      running += 1
      return
    }
    if (waiting.length >= most) throw full()
    await turn(signal)
  }

  const passOn = async (start: number) => {
    if (rests && waiting.length > 0) {
      await pause(Math.min(performance.now() - start, MOST_REST_MS))
    }
    const next = waiting.shift()
    // The place goes on to the next one: nobody can slip in between.
    if (next) next.start()
    else running -= 1
  }

  return async (work, signal) => {
    await enter(signal)
    await others()
    const start = performance.now()
    try {
      return await work()
    } finally {
      void passOn(start)
    }
  }
}
