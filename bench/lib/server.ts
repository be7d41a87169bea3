import { freePort } from '../../scripts/run/free-port.ts'
import { failsWithProgram, stopProgram } from '../../scripts/run/processes.ts'
import { waitUntilHealthy } from '../../scripts/run/wait-until-healthy.ts'
import { logOf, runQuietly, type Command } from './run-quietly.ts'

const START_TIMEOUT_MS = 60_000

/** A server that the bench started. */
export type Server = { url: string; pid: number; stop: () => Promise<void> }

/** Ports are looked for from here on; each is given once, as servers start side by side. */
let lastPort = Number(process.env.BENCH_PORT ?? 4700)

/** A free port that no other server of this bench gets. */
export const nextPort = async (): Promise<number> => {
  lastPort += 1
  const port = lastPort
  return (await freePort(port)) === port ? port : nextPort()
}

/** Starts a server on a free port and waits until `health` answers; `args` gets the port. */
export const startServer = async ({
  args,
  health,
  ...command
}: Omit<Command, 'args'> & {
  args: (port: number) => string[]
  health: string
}): Promise<Server> => {
  const port = await nextPort()
  const child = runQuietly({ ...command, args: args(port) })
  const url = `http://localhost:${port}`
  const running = { name: command.name, child }
  const stop = async () => stopProgram(running)
  try {
    await Promise.race([
      waitUntilHealthy(`${url}${health}`, START_TIMEOUT_MS),
      failsWithProgram(running),
    ])
  } catch (error) {
    await stop()
    throw new Error(`${command.name} did not start: see ${logOf(command.name)}.`, { cause: error })
  }
  if (child.pid === undefined) throw new Error(`${command.name} has no process id.`)
  return { url, pid: child.pid, stop }
}
