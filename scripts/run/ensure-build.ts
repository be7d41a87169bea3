import { readFileSync } from 'node:fs'
import { isMissing } from '#lib/util/error-code.ts'
import { build, stampOf } from './build.ts'
import type { Environment } from './environment.ts'
import { fingerprint } from './fingerprint.ts'

const lastStamp = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (isMissing(error)) return ''
    throw error
  }
}

/** Builds the site unless the last build came from the same sources and addresses; see `build`. */
export const ensureBuild = async (environment: Environment, until?: Promise<unknown>) => {
  if (lastStamp(stampOf(environment)) === fingerprint(process.cwd(), environment.public)) return
  console.log('Building the site …')
  await build(environment, until)
}
