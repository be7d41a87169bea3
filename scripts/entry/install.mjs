import { spawnSync } from 'node:child_process'
import { isInstalled } from './is-installed.mjs'

const ON_WINDOWS = process.platform === 'win32'

/**
 * Runs `npm ci` where node_modules does not hold what the lock file says; throws when npm fails.
 *
 * @param {string} root
 */
export const install = (root) => {
  if (isInstalled(root)) return
  console.log('Installing dependencies (npm ci) …')
  // Packages ask for the Node that comes with them: npm would warn of the one that runs it.
  const quiet = ['--no-fund', '--no-audit', '--loglevel=error']
  const args = ['ci', '--include=dev', '--include=optional', ...quiet]
  // npm is a .cmd file on Windows, which only a shell starts.
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: ON_WINDOWS })
  if (status !== 0) throw new Error('npm ci failed: its lines above say why.')
}
