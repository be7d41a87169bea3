import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import { buildFolder, servedSettings } from './lib/config/build-folder.mjs'

const distDir = buildFolder(process.env)

/** A build in a folder of its own is called like it. */
const generateBuildId = () => (process.env.BUILD_FOLDER ? basename(distDir) : null)

/**
 * The settings of Next stand in `next.settings.ts`. A starting server reads what the build has written of them: it
 * would load a compiler for TypeScript and keep its 55 MB (docs/measuring.md, budget 13).
 */
const settings = async (phase) => {
  if (phase !== PHASE_PRODUCTION_SERVER) {
    return { ...(await import('./next.settings.ts')).settings, distDir, generateBuildId }
  }
  return { ...JSON.parse(readFileSync(servedSettings(process.env), 'utf8')), distDir }
}

export default settings
