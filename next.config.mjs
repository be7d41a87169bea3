import { readFileSync } from 'node:fs'
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import { servedSettings } from './lib/config/build-folder.mjs'

/**
 * The settings of Next stand in `next.settings.ts`. A starting server reads what the build has written of them: it
 * would load a compiler for TypeScript and keep its 55 MB (docs/measuring.md, budget 13).
 */
const settings = async (phase) => {
  if (phase !== PHASE_PRODUCTION_SERVER) return (await import('./next.settings.ts')).settings
  return JSON.parse(readFileSync(servedSettings(process.env), 'utf8'))
}

export default settings
