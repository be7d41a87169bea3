import { setTimeout as pause } from 'node:timers/promises'
import { exitOf } from './exit-of.ts'
import {
  failsWithProgram,
  startProgram,
  stopProgram,
  type Program,
  type Running,
} from './processes.ts'

type Options = {
  /** Settles when the programs shall be stopped. */
  until: Promise<unknown>
  /** Runs beside the programs, until the signal says that they stop; what it throws stops them. */
  whenStarted: (signal: AbortSignal) => Promise<void>
  /** Milliseconds that a program gets to end on SIGTERM before it is killed. */
  graceMs?: number
  /** So often in a row a program that starts again may be started and not stay; without end where it is left out. */
  mostStarts?: number
}

/** A program and the process that runs it now. */
export type Place = { program: Program; running: Running }

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 60_000

/** Starts a program again whenever it ends, until the signal; after pauses that grow while it does not stay. Throws once it has not stayed `most` times in a row. */
export const startAgain = async (
  place: Place,
  { signal, most = Infinity }: { signal: AbortSignal; most?: number | undefined },
): Promise<never> => {
  let [pauseMs, starts] = [FIRST_PAUSE_MS, 0]
  for (;;) {
    const begin = performance.now()
    const { reason } = await exitOf(place.running.child)
    signal.throwIfAborted()
    if (performance.now() - begin > LONGEST_PAUSE_MS) [pauseMs, starts] = [FIRST_PAUSE_MS, 0]
    if (starts >= most) {
      throw new Error(
        `${place.program.name} ended: ${reason}. It was started again ${starts} times in a row and did not stay.`,
      )
    }
    starts += 1
    console.error(
      `${place.program.name} ended: ${reason}. Starting again in ${pauseMs / 1000} s; the rest goes on.`,
    )
    await pause(pauseMs, undefined, { signal })
    place.running = startProgram(place.program)
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
  }
}

/**
 * Runs programs until `until` settles or one of them ends; stops the rest, then throws what went wrong. Once all have started,
 * those that start again do so.
 */
export const runTogether = async (programs: readonly Program[], options: Options) => {
  const places: Place[] = programs.map((program) => ({ program, running: startProgram(program) }))
  const stop = new AbortController()
  const ends = places.map(({ running }) => failsWithProgram(running))
  try {
    await Promise.race([options.whenStarted(stop.signal), ...ends, options.until])
    const failures = places.map((place, index) =>
      place.program.startsAgain
        ? startAgain(place, { signal: stop.signal, most: options.mostStarts })
        : ends[index],
    )
    await Promise.race([...failures, options.until])
  } finally {
    // Or whoever waits for a program that is gone would keep this process alive.
    stop.abort()
    await Promise.all(places.map(({ running }) => stopProgram(running, options.graceMs)))
  }
}
