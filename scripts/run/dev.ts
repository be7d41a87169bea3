// Site and services in watch mode; the landing index follows its records, the stylesheet its sources, types the messages.
import { join } from 'node:path'
import { migratePostgresql } from '#services/db/migrate-postgresql.ts'
import { afterChanges } from './after-changes.ts'
import type { Environment } from './environment.ts'
import { main } from './main.ts'
import { prepare } from './prepare.ts'
import { printWhenHealthy } from './print-when-healthy.ts'
import { startProgram, stopProgram } from './processes.ts'
import { nextProgram, SERVED, servicesProgram, WRITERS } from './programs.ts'
import { runCommand } from './run-command.ts'
import { runTogether } from './run-together.ts'
import { stopSignal } from './stop-signal.ts'

const write = async (script: string, { child }: Environment) =>
  runCommand([process.execPath, join('scripts', script)], { env: { ...process.env, ...child } })

/** What pages import is written before they are asked for; a fault of a record is said, and mended while all runs. */
const followSources = async (environment: Environment, signal: AbortSignal) => {
  for (const { script, folders } of WRITERS) {
    await write(script, environment)
    await afterChanges({ folders, signal, run: () => write(script, environment) })
  }
}

/** Starts the services, and again after each change; ends with what stops them. */
const followServices = async (environment: Environment, signal: AbortSignal) => {
  const program = servicesProgram(environment)
  let running = startProgram(program)
  const run = async () => {
    await stopProgram(running)
    if (!signal.aborted) running = startProgram(program)
  }
  await afterChanges({ ...SERVED, signal, run })
  return () => stopProgram(running)
}

await main(async () => {
  const until = stopSignal()
  const environment = await prepare()
  const { PORT, DATABASE_URL } = environment.server
  if (DATABASE_URL) await migratePostgresql(DATABASE_URL)
  const following = new AbortController()
  await followSources(environment, following.signal)
  const stopServices = await followServices(environment, following.signal)
  try {
    await runTogether([nextProgram(environment, ['dev', '-p', `${PORT}`])], {
      until,
      whenStarted: (signal) => printWhenHealthy(environment, signal),
    })
  } finally {
    following.abort()
    await stopServices()
  }
})
