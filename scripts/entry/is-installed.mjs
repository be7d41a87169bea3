import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @param {string} path */
const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages ?? {}

/**
 * Whether node_modules holds the versions of the lock file; packages of other platforms may be missing, and without
 * `withTools` those that only tests and checks need.
 *
 * @param {string} root
 * @param {{ withTools: boolean }} options
 */
export const isInstalled = (root, { withTools }) => {
  const installedLock = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(installedLock)) return false
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const installed = packagesOf(installedLock)
  return Object.entries(wanted).every(([path, { version, dev, optional, devOptional }]) => {
    if (path === '') return true
    const there = installed[path]
    if (there) return there.version === version
    return Boolean(optional ?? devOptional ?? (dev && !withTools))
  })
}
