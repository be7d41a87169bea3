import { runCommand } from '../run/run-command.ts'
import { findChromium } from './find-chromium.ts'

const INSTALLERS: readonly (readonly string[])[] = [
  ['npx', 'playwright', 'install', 'chromium'],
  ['apt-get', 'update'],
  ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium'],
]

/** Makes sure that there is a Chromium: one on the machine, else Playwright's own, else the distribution's (root only). */
export const ensureChromium = async () => {
  for (const command of INSTALLERS) {
    if (findChromium(process.env)) return
    console.log(`No Chromium yet: ${command.join(' ')}`)
    const { ok, reason } = await runCommand(command)
    if (!ok) console.log(`That failed (${reason}).`)
  }
  if (findChromium(process.env)) return
  throw new Error('There is no Chromium and none could be installed: set CHROMIUM_PATH to one.')
}
