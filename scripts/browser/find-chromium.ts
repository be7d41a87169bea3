import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { isProgram } from '../run/is-program.ts'
import { programOnPath } from './program-on-path.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']

/** Path of a Chromium: `CHROMIUM_PATH`, one on the machine, or Playwright's own; undefined where there is none. */
export const findChromium = (env: Record<string, string | undefined>): string | undefined => {
  if (env.CHROMIUM_PATH) {
    if (isProgram(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new Error('CHROMIUM_PATH names no program: correct or unset it.')
  }
  const own = chromium.executablePath()
  return programOnPath(NAMES, env.PATH) ?? (existsSync(own) ? own : undefined)
}

/**
 * Path of the browser that tests run in: `CHROMIUM_PATH`, a headless shell, which is the engine without the windows
 * around it and takes two thirds of the processor, or any Chromium. It keeps no page for coming back.
 */
export const findTestBrowser = (env: Record<string, string | undefined>): string | undefined =>
  (env.CHROMIUM_PATH ? undefined : programOnPath(SHELLS, env.PATH)) ?? findChromium(env)
