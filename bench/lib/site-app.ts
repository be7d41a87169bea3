import { join } from 'node:path'
import { ensureBuild } from '../../scripts/run/ensure-build.ts'
import { readEnvironment } from '../../scripts/run/environment.ts'
import { SITE_OPTIONS } from '../../scripts/run/programs.ts'
import { ROOT } from './folders.ts'
import { lazy } from './lazy.ts'
import type { NextApp } from './next-app.ts'

/** The built site, served as `npm start` serves it; built first where it must be, and the same for a whole run. */
export const siteApp = lazy(async (): Promise<NextApp & { env: Record<string, string> }> => {
  const environment = readEnvironment(process.env)
  const BUILD_FOLDER = await ensureBuild(environment)
  // The pages hold the addresses of the build, wherever the bench lets it listen.
  const { SITE_URL, WEB_APP_URL } = environment.public
  return {
    name: 'site',
    folder: ROOT,
    options: SITE_OPTIONS,
    entry: join('scripts', 'serve.mjs'),
    env: { BUILD_FOLDER, SITE_URL, WEB_APP_URL },
  }
})
