import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'
import { withDatabase } from './made-database.ts'

const MAIN = fileURLToPath(new URL('../../../services/main.ts', import.meta.url))

const END_WITH_PARENT = new URL('../../../scripts/run/end-with-parent.mjs', import.meta.url).href

/** The variables that say which database a process uses. */
export type ServicesEnv = { DATA_DIR: string; DATABASE_URL?: string }

/** Variables of services in a folder and on a port of their own, and where they answer then. */
export const ownServices = async ({ DATA_DIR, DATABASE_URL }: ServicesEnv, folder: string) => {
  const SERVICES_PORT = String(await freePort())
  const own = `${DATA_DIR}/${folder}`
  if (!DATABASE_URL) await withDatabase(own)
  return {
    origin: `http://localhost:${SERVICES_PORT}`,
    variables: { DATA_DIR: own, DATABASE_URL, SERVICES_PORT },
  }
}

/** Starts the services as their own process, which does not outlive this one, however it ends; `output` collects both streams. */
export const spawnServices = (env: Record<string, string | undefined>) => {
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, MAIN], {
    env: {
      END_WITH_PARENT: `${process.pid}`,
      NODE_ENV: 'test',
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const { stdout, stderr } = child
  if (!stdout || !stderr) throw new Error('The services were started without pipes')
  const output: string[] = []
  for (const stream of [stdout, stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (text: string) => output.push(text))
  }
  return { child, stdout, output }
}

/** Waits until a process has ended; its exit code, or null after a signal. */
export const ended = async (child: ChildProcess): Promise<number | null> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

/** Asks `ok` of the answer and not its class: Hono puts a `Response` of its own into a process that listens (`services/listen.ts`). */
const isHealthy = async (origin: string): Promise<boolean> => {
  try {
    const { ok, body } = await fetch(`${origin}/health`)
    await body?.cancel()
    return ok
  } catch (error) {
    // Nobody listens yet, or not any more.
    if (error instanceof TypeError) return false
    throw error
  }
}

/** Waits until the services answer; throws after 60 s. Returns the milliseconds it took. */
export const untilHealthy = async (origin: string): Promise<number> => {
  const start = performance.now()
  while (performance.now() - start < 60_000) {
    if (await isHealthy(origin)) return performance.now() - start
    await sleep(25)
  }
  throw new Error(`No healthy answer from ${origin} within 60 s`)
}
