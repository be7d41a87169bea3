import 'server-only'
import { lockDigest } from '#lib/config/env-public.ts'
import { serverEnv } from '#lib/config/env-server.ts'
import { VERSION } from '#lib/config/version.ts'

/**
 * The release that runs here: the version of the product, and where they are known commit and name of the build, and the SHA-256 of its
 * lock file. Not the version of Node: the answer is public, and would show its weaknesses.
 */
export const release = () => {
  const { COMMIT: commit, BUILD_ID: build } = serverEnv()
  return { version: VERSION, commit, build, lock: lockDigest() }
}
