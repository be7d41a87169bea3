import { buildFolder } from '#lib/config/build-folder.mjs'
import { loadSecrets } from '#services/secrets.ts'
import { checkFolder } from './check-folder.ts'
import { checkPort } from './check-port.ts'
import { loadEnvFile, readEnvironment, type Environment } from './environment.ts'

/** Checks variables, folders and ports before anything starts; throws one clear line. */
export const prepare = async (): Promise<Environment> => {
  loadEnvFile()
  const environment = readEnvironment(process.env)
  const { PORT, SERVICES_PORT, DATA_DIR } = environment.server
  checkFolder(DATA_DIR)
  checkFolder(buildFolder(environment.public))
  // The services read them again; here their fault shows before a long build. Previews are signed with the site's.
  const { HASH_KEY } = loadSecrets(environment.server)
  await checkPort('PORT', PORT)
  await checkPort('SERVICES_PORT', SERVICES_PORT)
  return { ...environment, child: { ...environment.child, HASH_KEY } }
}
