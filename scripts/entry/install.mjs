import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isInstalled } from './is-installed.mjs'

const ON_WINDOWS = process.platform === 'win32'

// Packages ask for the Node that comes with them: npm would warn of the one that runs it.
const QUIET = ['--no-fund', '--no-audit', '--loglevel=error']

/** @param {{ root: string, withTools: boolean }} options */
const commandFor = ({ root, withTools }) => {
  // Only tests and checks are missing: they come beside what is there, which a running site may be using.
  if (withTools && isInstalled(root, { withTools: false })) {
    return ['install', '--no-save', '--include=dev']
  }
  // Whoever has them keeps them.
  const keepsTools = withTools || existsSync(join(root, 'node_modules/vitest'))
  return ['ci', keepsTools ? '--include=dev' : '--omit=dev']
}

/**
 * Has npm install what node_modules lacks of the lock file: what starting needs, and `withTools` what tests and checks
 * need as well. Throws when npm fails.
 *
 * @param {string} root
 * @param {{ withTools: boolean }} options
 */
export const install = (root, { withTools }) => {
  if (isInstalled(root, { withTools })) return
  const command = commandFor({ root, withTools })
  console.log(`Installing dependencies (npm ${command.join(' ')}) …`)
  const args = [...command, '--include=optional', ...QUIET]
  // npm is a .cmd file on Windows, which only a shell starts.
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: ON_WINDOWS })
  if (status !== 0) throw new Error('npm could not install: its lines above say why.')
}
