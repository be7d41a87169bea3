import { build } from './build.ts'
import { findBuild } from './builds.ts'
import type { Environment } from './environment.ts'

/** The folder of a build of the sources and addresses that are there, made where there is none; see `build`. */
export const ensureBuild = async (
  environment: Environment,
  until?: Promise<unknown>,
): Promise<string> => {
  const find = () => findBuild(environment)
  const found = find()
  if (found) return found
  console.log('Building the site …')
  return build(environment, { until, find })
}
