import { checkFolder } from './check-folder.ts'
import { checkPort } from './check-port.ts'
import { loadEnvFile, readEnvironment, type Environment } from './environment.ts'
import { withSecrets } from './secrets.ts'

/** Checks variables, folders and ports before anything starts; throws one clear line. */
export const prepare = async (): Promise<Environment> => {
  loadEnvFile()
  const environment = readEnvironment(process.env)
  const { PORT, SERVICES_PORT, DATA_DIR } = environment.server
  checkFolder(DATA_DIR)
  checkFolder('.next')
  const complete = withSecrets(environment)
  await checkPort('PORT', PORT)
  await checkPort('SERVICES_PORT', SERVICES_PORT)
  return complete
}
