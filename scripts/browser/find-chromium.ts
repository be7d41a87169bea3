import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { isProgram } from '../run/is-program.ts'
import { programOnPath } from './program-on-path.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Path of a Chromium: `CHROMIUM_PATH`, one on the machine, or Playwright's own; undefined where there is none. */
export const findChromium = (env: Record<string, string | undefined>): string | undefined => {
  if (env.CHROMIUM_PATH) {
    if (isProgram(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new Error('CHROMIUM_PATH names no program: correct or unset it.')
  }
  const own = chromium.executablePath()
  return programOnPath(NAMES, env.PATH) ?? (existsSync(own) ? own : undefined)
}
