import { findBuild } from './builds.ts'
import { readEnvironment } from './environment.ts'

let found: string | undefined

/** The build of the sources and addresses that are there, for tests and measurements that look into it; throws where there is none. */
export const currentBuild = (): string => {
  found ??= findBuild(readEnvironment(process.env))
  if (!found) throw new Error('There is no build of these sources and addresses yet.')
  return found
}
