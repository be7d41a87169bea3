import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { ended } from './child-services.ts'

const TRIES = 200
const PAUSE_MS = 50

/** Waits until a server that was just started answers; throws where it ends before, or needs more than ten seconds. */
export const untilAnswering = async (
  server: ChildProcess,
  answers: () => Promise<boolean>,
): Promise<void> => {
  for (let tries = 0; tries < TRIES && server.exitCode === null; tries += 1) {
    if (await answers()) return
    await sleep(PAUSE_MS)
  }
  throw new Error(`${server.spawnfile} did not start`)
}

/** Binds a server to this process; the answer stops it with a signal and waits for its end. */
export const bound = (server: ChildProcess, signal: NodeJS.Signals): (() => Promise<void>) => {
  // A run that is cut short must not leave a server behind.
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)
  return async () => {
    process.removeListener('exit', kill)
    server.kill(signal)
    await ended(server)
  }
}
