import { failsWithProgram, startProgram, stopProgram, type Program } from '../run/processes.ts'
import { startAgain, type Place } from '../run/run-together.ts'
import { waitUntilHealthy } from '../run/wait-until-healthy.ts'

const START_MS = 120_000

/** A process of the site or of the services that is started again whenever it ends by itself. */
export type Instance = {
  name: string
  /** `host:port`, as nginx names it. */
  address: string
  url: string
  /** Port of its metrics, where somebody collects them. */
  metricsPort: number | undefined
  pid: () => number
  /** Ends it as a crash would. */
  crash: () => void
  /** Ends it in order: it answers what is under way. */
  stop: () => Promise<void>
}

export type Plan = {
  program: Program
  port: number
  health: string
  metricsPort: number | undefined
}

/** Starts an instance and waits until it may be asked; throws where it ends before. */
export const startInstance = async ({
  program,
  port,
  health,
  metricsPort,
}: Plan): Promise<Instance> => {
  const place: Place = { program, running: startProgram(program) }
  const stopping = new AbortController()
  const url = `http://localhost:${port}`
  const stop = async () => {
    stopping.abort()
    await stopProgram(place.running)
  }
  const { signal } = stopping
  try {
    const healthy = waitUntilHealthy(`${url}${health}`, { timeoutMs: START_MS, signal })
    await Promise.race([healthy, failsWithProgram(place.running)])
  } catch (error) {
    await stop()
    throw error
  }
  startAgain(place, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
  return {
    name: program.name,
    address: `127.0.0.1:${port}`,
    url,
    metricsPort,
    pid: () => place.running.child.pid ?? 0,
    crash: () => void place.running.child.kill('SIGKILL'),
    stop,
  }
}
