import { failsWithProgram, startProgram, stopProgram, type Program } from './processes.ts'

type Options = {
  /** Settles when the programs shall be stopped. */
  until: Promise<unknown>
  /** Runs beside the programs; what it throws stops them. */
  whenStarted: () => Promise<void>
  /** Milliseconds that a program gets to end on SIGTERM before it is killed. */
  graceMs?: number
}

/** Runs programs until `until` settles or one of them ends; stops the rest, then throws what went wrong. */
export const runTogether = async (programs: readonly Program[], options: Options) => {
  const running = programs.map(startProgram)
  const failure = Promise.race(running.map(failsWithProgram))
  try {
    await Promise.race([options.whenStarted(), failure, options.until])
    await Promise.race([failure, options.until])
  } finally {
    await Promise.all(running.map((program) => stopProgram(program, options.graceMs)))
  }
}
