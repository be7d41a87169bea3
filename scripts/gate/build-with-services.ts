import { ensureBuild } from '../run/ensure-build.ts'
import { readEnvironment, type Environment } from '../run/environment.ts'
import { inTempFolder } from '../run/in-temp-folder.ts'
import { failsWithProgram, startProgram, stopProgram } from '../run/processes.ts'
import { servicesProgram } from '../run/programs.ts'
import { waitUntilHealthy } from '../run/wait-until-healthy.ts'

const START_MS = 120_000

const withDataIn = (folder: string, { child }: Environment): Environment =>
  readEnvironment({ ...process.env, ...child, DATA_DIR: folder })

/**
 * Builds the site while the services run. Without them landing pages stand in for a minute (docs/decisions/009), which
 * the browser tests would wait for.
 */
export const buildWithServices = async (environment: Environment): Promise<void> =>
  inTempFolder(async (folder) => {
    const services = startProgram(servicesProgram(withDataIn(folder, environment)))
    try {
      const health = `http://localhost:${environment.server.SERVICES_PORT}/health`
      await Promise.race([
        waitUntilHealthy(health, { timeoutMs: START_MS }),
        failsWithProgram(services),
      ])
      await ensureBuild(environment)
    } finally {
      await stopProgram(services)
    }
  })
