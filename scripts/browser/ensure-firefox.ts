import { runCommand } from '../run/run-command.ts'
import { findFirefox } from './find-firefox.ts'

const INSTALLERS: readonly (readonly string[])[] = [
  ['apt-get', 'update'],
  ['apt-get', 'install', '--yes', '--no-install-recommends', 'firefox-esr'],
]

/** Installs the distribution's Firefox where there is none and this user may; without one its walks are skipped, and that is said. */
export const ensureFirefox = async (): Promise<void> => {
  for (const command of process.getuid?.() === 0 ? INSTALLERS : []) {
    if (findFirefox(process.env)) return
    const { ok, reason } = await runCommand(command, { quiet: true })
    if (!ok) console.log(`${command.join(' ')} failed (${reason}).`)
  }
  if (findFirefox(process.env)) return
  console.log('There is no Firefox: its walks are skipped. Set FIREFOX_PATH to one.')
}
