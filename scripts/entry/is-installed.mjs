import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @param {string} path */
const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages ?? {}

/**
 * Whether node_modules holds exactly the versions of the lock file; packages of other platforms may be missing.
 *
 * @param {string} root
 */
export const isInstalled = (root) => {
  const installedLock = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(installedLock)) return false
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const installed = packagesOf(installedLock)
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
    if (path === '') return true
    const there = installed[path]
    return there ? there.version === version : Boolean(optional ?? devOptional)
  })
}
