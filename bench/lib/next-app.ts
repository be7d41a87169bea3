import { createRequire } from 'node:module'
import { join } from 'node:path'
import { runBuildStep } from './run-build-step.ts'
import { startServer, type Server } from './server.ts'

/**
 * A folder that holds a Next app; `name` names its logs, `options` are those of Node that it is served with, `entry` is
 * what serves it where `next start` does not.
 */
export type NextApp = {
  name: string
  folder: string
  env?: Record<string, string>
  options?: readonly string[]
  entry?: string
}

// An app must be built by the very Next that its modules resolve to: with two copies of React no page renders.
const nextOf = (folder: string) =>
  createRequire(join(folder, 'package.json')).resolve('next/dist/bin/next')

/** Builds an app; `watch` gets the id of the building process. Throws when the build fails. */
export const buildNext = async (
  { name, folder }: NextApp,
  watch?: (pid: number) => void,
): Promise<void> => {
  await runBuildStep({ name: `${name}-build`, cwd: folder, args: [nextOf(folder), 'build'] }, watch)
}

/** Serves a built app on a free port; `health` is a path that it answers with 200. */
export const startNext = async (
  { name, folder, env = {}, options = [], entry }: NextApp,
  health = '/',
): Promise<Server> =>
  startServer({
    name,
    cwd: folder,
    // Never bound to 127.0.0.1, where rewrites loop (docs/decisions).
    args: (port) => [...options, ...(entry ? [entry] : [nextOf(folder), 'start', '-p', `${port}`])],
    env: (port) => ({ ...env, PORT: `${port}` }),
    health,
  })
