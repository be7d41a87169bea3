import { isProgram } from '../run/is-program.ts'
import { runCommand } from '../run/run-command.ts'
import { programOnPath } from './program-on-path.ts'

const NAMES = ['firefox', 'firefox-esr']

/** Path of a Firefox: `FIREFOX_PATH`, or one on the machine; undefined where there is none. */
export const findFirefox = (env: Record<string, string | undefined>): string | undefined => {
  if (!env.FIREFOX_PATH) return programOnPath(NAMES, env.PATH)
  if (isProgram(env.FIREFOX_PATH)) return env.FIREFOX_PATH
  throw new Error('FIREFOX_PATH names no program: correct or unset it.')
}

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
