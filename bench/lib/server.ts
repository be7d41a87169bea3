import { freePort } from '../../scripts/run/free-port.ts'
import { failsWithProgram, stopProgram } from '../../scripts/run/processes.ts'
import { waitUntilHealthy } from '../../scripts/run/wait-until-healthy.ts'
import { logOf, runQuietly, type Command } from './run-quietly.ts'

const START_TIMEOUT_MS = 60_000

/** A server that the bench started. */
export type Server = {
  url: string
  pid: number
  stop: () => Promise<void>
  /** Ends it at once, as a crash would. */
  kill: () => void
}

type Start = Pick<Command, 'name' | 'cwd'> & {
  args: (port: number) => string[]
  env?: (port: number) => Record<string, string>
  /** Path that answers 2xx once the server is ready. */
  health: string
}

/** Ports are looked for from here on; each is given once, as servers start side by side. */
let lastPort = Number(process.env.BENCH_PORT ?? 4700)

/** A free port that no other server of this bench gets. */
export const nextPort = async (): Promise<number> => {
  lastPort += 1
  const port = lastPort
  return (await freePort(port)) === port ? port : nextPort()
}

/** Starts a server on a free port and waits until it is healthy. */
export const startServer = async ({ args, env, health, ...command }: Start): Promise<Server> => {
  const port = await nextPort()
  const child = runQuietly({ ...command, args: args(port), env: env?.(port) ?? {} })
  const url = `http://localhost:${port}`
  const running = { name: command.name, child }
  const stop = async () => stopProgram(running)
  try {
    await Promise.race([
      waitUntilHealthy(`${url}${health}`, { timeoutMs: START_TIMEOUT_MS }),
      failsWithProgram(running),
    ])
  } catch (error) {
    await stop()
    throw new Error(`${command.name} did not start: see ${logOf(command.name)}.`, { cause: error })
  }
  if (child.pid === undefined) throw new Error(`${command.name} has no process id.`)
  return { url, pid: child.pid, stop, kill: () => child.kill('SIGKILL') }
}
