import 'server-only'
import { lockDigest } from '#lib/config/env-public.ts'
import { serverEnv } from '#lib/config/env-server.ts'
import { VERSION } from '#lib/config/version.ts'

/**
 * What runs here: the version of the product, and where they are known commit and name of the build, and the SHA-256 of the
 * lock file that it was made with. Not the version of Node: anybody can ask, and would learn what it is weak to.
 */
export const release = () => {
  const { COMMIT: commit, BUILD_ID: build } = serverEnv()
  return { version: VERSION, commit, build, lock: lockDigest() }
}
