import { checkFolder } from './check-folder.ts'
import { checkPort } from './check-port.ts'
import { ensureBuild } from './ensure-build.ts'
import { loadEnvFile, readEnvironment } from './environment.ts'
import { servicesProgram, siteProgram } from './programs.ts'
import { runTogether } from './run-together.ts'
import { withSecrets } from './secrets.ts'
import { stopSignal } from './stop-signal.ts'
import { waitUntilHealthy } from './wait-until-healthy.ts'

const HEALTH_TIMEOUT_MS = 60_000

const start = async () => {
  loadEnvFile()
  const environment = readEnvironment(process.env)
  const { PORT, SERVICES_PORT, DATA_DIR } = environment.server
  checkFolder(DATA_DIR)
  checkFolder('.next')
  const complete = withSecrets(environment)
  await checkPort('PORT', PORT)
  await checkPort('SERVICES_PORT', SERVICES_PORT)
  await ensureBuild(environment)
  const stopped = stopSignal()
  await runTogether([servicesProgram(complete), siteProgram(complete)], {
    until: stopped,
    whenStarted: async () => {
      const services = `http://localhost:${SERVICES_PORT}`
      await Promise.all([
        waitUntilHealthy(`${services}/health`, HEALTH_TIMEOUT_MS),
        waitUntilHealthy(`http://localhost:${PORT}/api/health`, HEALTH_TIMEOUT_MS),
      ])
      console.log(`\n  Site      ${environment.public.SITE_URL}\n  Services  ${services}\n`)
      console.log('  Ctrl-C stops both.\n')
    },
  })
}

try {
  await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
