import { accessSync, constants, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildsFolder } from '#lib/config/build-folder.mjs'
import { codeOf } from '#lib/util/error-code.ts'
import { checkWhole } from '#services/db/pglite-folder.ts'
import { checkUnlocked } from '#services/db/process-lock.ts'
import { loadSecrets } from '#services/keys/secrets.ts'
import { PGLITE } from '#services/operator/copy-pglite.ts'
import { checkPort } from '../entry/check-port.mjs'
import { type Environment, ownEnvironment } from './environment.ts'

const reasons: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file',
  ENOSPC: 'the disk is full',
}

/** Makes a folder where it is missing, with the given rights; throws one clear line where it cannot be written. */
const checkFolder = (path: string, mode?: number) => {
  try {
    mkdirSync(path, { recursive: true, mode })
    accessSync(path, constants.W_OK)
  } catch (error) {
    const reason = reasons[codeOf(error)] ?? String(error)
    throw new Error(`The folder ${resolve(path)} cannot be used: ${reason}.`, { cause: error })
  }
}

/** Checks variables, folders and ports before anything starts; throws one clear line. */
export const prepare = async (): Promise<Environment> => {
  const environment = ownEnvironment()
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
