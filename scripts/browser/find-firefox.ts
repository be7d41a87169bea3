import { isProgram } from '../run/is-program.ts'
import { programOnPath } from './program-on-path.ts'

const NAMES = ['firefox', 'firefox-esr']

/** Path of a Firefox: `FIREFOX_PATH`, or one on the machine; undefined where there is none. */
export const findFirefox = (env: Record<string, string | undefined>): string | undefined => {
  if (!env.FIREFOX_PATH) return programOnPath(NAMES, env.PATH)
  if (isProgram(env.FIREFOX_PATH)) return env.FIREFOX_PATH
  throw new Error('FIREFOX_PATH names no program: correct or unset it.')
}
