import { migratePostgresql } from '#services/db/migrate-postgresql.ts'
import { serveBuild } from './builds.ts'
import { ensureBuild } from './ensure-build.ts'
import { main } from './main.ts'
import { prepare } from './prepare.ts'
import { printWhenHealthy } from './print-when-healthy.ts'
import { startedPrograms } from './programs.ts'
import { runTogether } from './run-together.ts'
import { stopSignal } from './stop-signal.ts'

await main(async () => {
  const until = stopSignal()
  const environment = await prepare()
  const folder = await ensureBuild(environment, until)
  const { DATABASE_URL } = environment.server
  if (DATABASE_URL) await migratePostgresql(DATABASE_URL)
  serveBuild(folder)
  await runTogether(startedPrograms(environment, folder), {
    until,
    mostStarts: 10,
    whenStarted: (signal) => printWhenHealthy(environment, signal),
  })
})
