// Site and services in watch mode; the landing index follows its records, the stylesheet its sources, types the messages.
import { migratePostgresql } from '#services/db/migrate-postgresql.ts'
import { main } from './run/main.ts'
import { prepare } from './run/prepare.ts'
import { printWhenHealthy } from './run/print-when-healthy.ts'
import {
  landingIndexProgram,
  messageTypesProgram,
  nextProgram,
  servicesProgram,
  sheetProgram,
  STYLED,
} from './run/programs.ts'
import { runCommand } from './run/run-command.ts'
import { runTogether } from './run/run-together.ts'
import { stopSignal } from './run/stop-signal.ts'

const WATCH = ['--watch', '--watch-preserve-output']

await main(async () => {
  const until = stopSignal()
  const environment = await prepare()
  const { DATABASE_URL } = environment.server
  if (DATABASE_URL) await migratePostgresql(DATABASE_URL)
  // Pages import what it writes; in a fresh clone there is none.
  const { ok, reason } = await runCommand([process.execPath, 'scripts/generate-page-script.ts'])
  if (!ok) throw new Error(`The page script could not be written (${reason}).`)
  const records = [...WATCH, '--watch-path=locales']
  const words = [...WATCH, '--watch-path=locales']
  const styled = [...WATCH, ...STYLED.map((folder) => `--watch-path=${folder}`)]
  await runTogether(
    [
      landingIndexProgram(environment, records),
      sheetProgram(environment, styled),
      messageTypesProgram(environment, words),
      servicesProgram(environment, WATCH),
      nextProgram(environment, ['dev', '-p', `${environment.server.PORT}`]),
    ],
    { until, whenStarted: (signal) => printWhenHealthy(environment, signal) },
  )
})
