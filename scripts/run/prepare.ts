import { join } from 'node:path'
import { buildsFolder } from '#lib/config/build-folder.mjs'
import { checkWhole } from '#services/db/pglite-folder.ts'
import { checkUnlocked } from '#services/db/process-lock.ts'
import { PGLITE } from '#services/operator/copy-pglite.ts'
import { loadSecrets } from '#services/secrets.ts'
import { checkPort } from '../entry/check-port.mjs'
import { checkFolder } from './check-folder.ts'
import { loadEnvFile, readEnvironment, type Environment } from './environment.ts'

/** Checks variables, folders and ports before anything starts; throws one clear line. */
export const prepare = async (): Promise<Environment> => {
  loadEnvFile()
  const environment = readEnvironment(process.env)
  const { PORT, SERVICES_PORT, DATA_DIR, DATABASE_URL } = environment.server
  // Secrets, accounts and clicks: for its owner alone.
  checkFolder(DATA_DIR, 0o700)
  checkFolder(buildsFolder(environment.public))
  if (!DATABASE_URL) {
    checkUnlocked(join(DATA_DIR, 'pglite.lock'))
    checkWhole(join(DATA_DIR, PGLITE))
  }
  // The services read them again; here their fault shows before a long build. Previews are signed with the site's
  // HASH_KEY, and by SERVICES_KEY the services know the site.
  const { HASH_KEY, SERVICES_KEY } = loadSecrets(environment.server)
  await checkPort('PORT', PORT)
  await checkPort('SERVICES_PORT', SERVICES_PORT)
  return { ...environment, child: { ...environment.child, HASH_KEY, SERVICES_KEY } }
}
