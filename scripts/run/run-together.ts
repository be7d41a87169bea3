import { failsWithProgram, startProgram, stopProgram, type Program } from './processes.ts'

type Options = {
  /** Settles when the programs shall be stopped. */
  until: Promise<unknown>
  /** Runs beside the programs, until the signal says that they stop; what it throws stops them. */
  whenStarted: (signal: AbortSignal) => Promise<void>
  /** Milliseconds that a program gets to end on SIGTERM before it is killed. */
  graceMs?: number
}

/** Runs programs until `until` settles or one of them ends; stops the rest, then throws what went wrong. */
export const runTogether = async (programs: readonly Program[], options: Options) => {
  const running = programs.map(startProgram)
  const stop = new AbortController()
  const failure = Promise.race(running.map(failsWithProgram))
  try {
    await Promise.race([options.whenStarted(stop.signal), failure, options.until])
    await Promise.race([failure, options.until])
  } finally {
    // Or whoever waits for a program that is gone would keep this process alive.
    stop.abort()
    await Promise.all(running.map((program) => stopProgram(program, options.graceMs)))
  }
}
