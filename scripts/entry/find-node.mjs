import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** From here on Node reads TypeScript as it is. */
export const WANTED_MAJOR = 24

/** Packages of package.json that carry the Node binary, without any install script. */
const FOLDER = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`

/**
 * The Node that runs the product: the locked one, else the one that runs this if it is new enough.
 *
 * @param {string} root
 */
export const findNode = (root) => {
  const file = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  const bundled = join(root, 'node_modules', FOLDER, file)
  if (existsSync(bundled)) return bundled
  const [major] = process.versions.node.split('.')
  if (Number(major) >= WANTED_MAJOR) return process.execPath
  throw new Error(
    `Node ${process.versions.node} is too old and there is no bundled one for ${FOLDER}: install Node ${WANTED_MAJOR} or newer.`,
  )
}
