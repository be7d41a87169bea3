import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '../../lib/util/log.ts'
import { currentBuild } from '../../scripts/run/current-build.ts'
import { readEnvironment } from '../../scripts/run/environment.ts'
import { exitOf } from '../../scripts/run/exit-of.ts'
import { freePort } from '../../scripts/run/free-port.ts'
import { siteProgram } from '../../scripts/run/programs.ts'
import { waitUntilHealthy } from '../../scripts/run/wait-until-healthy.ts'
import { lazyDatabase } from '../../services/db/lazy-database.ts'
import { events, users } from '../../services/db/schema.ts'
import { listen, stopListening } from '../../services/listen.ts'
import { createBench } from '../../tests/services/support/bench.ts'
import { withDatabase } from '../../tests/services/support/made-database.ts'

const START_MS = 60_000

/** The same services on two ports: the second one is that of the events service alone. */
const startServices = async (port: number, eventsPort: number) => {
  const dataDir = await withDatabase(mkdtempSync(join(tmpdir(), 'e2e-counting-')))
  const log = createLog({ name: 'test', level: 'silent' })
  const database = lazyDatabase({ dataDir, log })
  const { app } = createBench(database)
  const tables = await database.get()
  const open = new Map<number, Server>()
  const comeUp = async (...ports: number[]) => {
    for (const each of ports) open.set(each, await listen(app, { port: each, host: '127.0.0.1' }))
  }
  const goDown = async (...ports: number[]) => {
    for (const each of ports) {
      const server = open.get(each)
      open.delete(each)
      server?.closeAllConnections()
      if (server) await stopListening(server)
    }
  }
  await comeUp(port, eventsPort)
  return {
    tables,
    goDown: () => goDown(port, eventsPort),
    comeUp: () => comeUp(port, eventsPort),
    /** Takes away the events service alone, until it is asked to come back. */
    loseEvents: () => goDown(eventsPort),
    regainEvents: () => comeUp(eventsPort),
    stop: async () => {
      await goDown(port, eventsPort)
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Each worker of Playwright looks among ports of its own. */
const OFFSET = 200 + 10 * Number(process.env.TEST_PARALLEL_INDEX ?? 0)

const startSite = async (ports: { site: number; services: number; events: number }) => {
  const environment = readEnvironment({
    ...process.env,
    PORT: `${ports.site}`,
    SERVICES_PORT: `${ports.services}`,
    EVENTS_SERVICE_URL: `http://localhost:${ports.events}/events`,
    LOG_LEVEL: 'silent',
  })
  const { args, env } = siteProgram(environment, currentBuild())
  const child = spawn(process.execPath, args, { env, stdio: 'ignore' })
  const gone = exitOf(child)
  const url = `http://localhost:${ports.site}`
  await waitUntilHealthy(`${url}/api/health`, { timeoutMs: START_MS })
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await gone
    },
  }
}

/**
 * The built site once more, on services of its own whose tables a test can read and which it can take down:
 * what the site counted is seen where it is kept.
 */
export const startCountingSite = async () => {
  const servicesPort = await freePort(Number(process.env.SERVICES_PORT) + OFFSET)
  const sitePort = await freePort(Number(process.env.PORT) + OFFSET)
  const eventsPort = await freePort(servicesPort + 1)
  const services = await startServices(servicesPort, eventsPort)
  const site = await startSite({ site: sitePort, services: servicesPort, events: eventsPort })
  const { tables, goDown, comeUp, loseEvents, regainEvents } = services
  return {
    url: site.url,
    goDown,
    comeUp,
    loseEvents,
    regainEvents,
    /** The events that are kept, as they happened. */
    counted: () => tables.select().from(events).orderBy(events.happenedAt, events.name),
    accounts: () => tables.select().from(users),
    forget: () => tables.delete(events),
    stop: async () => {
      await site.stop()
      await services.stop()
    },
  }
}

export type CountingSite = Awaited<ReturnType<typeof startCountingSite>>
