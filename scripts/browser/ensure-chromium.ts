import { runCommand } from '../run/run-command.ts'
import { findChromium, findTestBrowser } from './find-chromium.ts'

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

const SHELL_INSTALLERS: readonly (readonly string[])[] = [
  ['apt-get', 'update'],
  ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium-headless-shell'],
]

/** A Chromium and, where the distribution has it and this user may, its headless shell, in which tests take less of the processor. */
export const ensureTestBrowser = async (): Promise<void> => {
  await ensureChromium()
  const isRoot = process.getuid?.() === 0
  if (
    !isRoot ||
    process.env.CHROMIUM_PATH ||
    findTestBrowser(process.env) !== findChromium(process.env)
  )
    return
  for (const command of SHELL_INSTALLERS) {
    const { ok, reason } = await runCommand(command, { quiet: true })
    if (ok) continue
    console.log(`Tests run in the whole Chromium (${command.join(' ')}: ${reason}).`)
    return
  }
}
