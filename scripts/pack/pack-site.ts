import { existsSync, lstatSync } from 'node:fs'
import { join } from 'node:path'
import { tracedFiles } from '#lib/next/traced-files.ts'
import { serveBuild } from '../run/builds.ts'
import { copyTo } from './copy.ts'
import { loadedBy } from './loaded-by.ts'
import { packageFolders } from './package-folders.ts'

/** The site, and what looks at its variables. */
const SITE_PROGRAMS = [
  'scripts/entry/installed.mjs',
  'scripts/serve.mjs',
  'scripts/check-environment.ts',
]

/** Parts of a build that its server never reads. */
const NEEDLESS = ['cache', 'diagnostics', 'trace', 'trace-build', 'turbopack', 'types']

const isNeedless = (name: string) =>
  NEEDLESS.includes(name) || name.endsWith('.nft.json') || name.startsWith('held-')

const isFile = (path: string) => existsSync(path) && !lstatSync(path).isDirectory()

/** Writes all that a build of the site needs to run, and nothing else, into a folder: what its image adds to Node. */
export const packSite = async (build: string, folder: string): Promise<void> => {
  const { files, packages } = loadedBy(SITE_PROGRAMS)
  // The server's own files are traced one by one.
  const whole = packageFolders(packages.filter((name) => name !== 'next'))
  const traced = await tracedFiles(build)
  copyTo(folder, { paths: traced.filter((file) => !file.startsWith(build) && isFile(file)) })
  copyTo(folder, { paths: [...whole, ...files, 'package.json', 'public', 'locales'] })
  copyTo(folder, { paths: [build], skip: isNeedless })
  serveBuild(join(folder, build))
}
