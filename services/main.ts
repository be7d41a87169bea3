import { serverEnv } from '#lib/config/env-server.ts'
import { createLog } from '#lib/util/log.ts'
import { scrub } from '#lib/util/scrub.ts'
import { startServices } from './start-services.ts'

const fail = (error: unknown): never => {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${scrub(message).replaceAll(/\s*\n\s*/g, ' ')}\n`)
  process.exit(1)
}

const run = async () => {
  const env = serverEnv()
  const log = createLog({ name: 'services', level: env.LOG_LEVEL })
  // Signals that come while the database opens wait for it: closing half-way would leave the lock.
  const starting = startServices({ env, log })
  let stopping = false
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1)
    stopping = true
    log.info({ signal }, 'Stopping the services')
    starting
      .then((stop) => stop())
      .then(() => process.exit(0))
      .catch(fail)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  await starting
}

run().catch(fail)
