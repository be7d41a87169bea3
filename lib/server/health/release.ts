import 'server-only'
import { serverEnv } from '#lib/config/env-server.ts'
import { VERSION } from '#lib/config/version.ts'

/** What runs here: the version of the product, the commit and the name of the build where they are known. */
export const release = () => {
  const { COMMIT: commit, BUILD_ID: build } = serverEnv()
  return { version: VERSION, commit, build }
}
