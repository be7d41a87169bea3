// Checks and photographs the gallery in every language, into .shots/gallery/: npm run gallery -- [part of an address]
import { once } from 'node:events'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS } from './browser/chromium-args.ts'
import { ensureChromium } from './browser/ensure-chromium.ts'
import { findChromium } from './browser/find-chromium.ts'
import { photographAll } from './gallery/photograph.ts'
import { galleryShots } from './gallery/shots.ts'
import { testEnvironment } from './gate/test-environment.ts'
import { ensureBuild } from './run/ensure-build.ts'
import { loadEnvFile } from './run/env-file.mjs'
import { main } from './run/main.ts'
import { siteProgram } from './run/programs.ts'
import { runTogether } from './run/run-together.ts'
import { waitUntilHealthy } from './run/wait-until-healthy.ts'

const START_MS = 60_000
const [, , part = ''] = process.argv

const photograph = async (siteUrl: string) => {
  const executablePath = findChromium(process.env)
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const queue = galleryShots(siteUrl).filter(({ url }) => url.includes(part))
    console.log(`${queue.length} exhibits …`)
    const faults = await Promise.all([photographAll(context, queue), photographAll(context, queue)])
    return faults.flat()
  } finally {
    await browser.close()
  }
}

await main(async () => {
  loadEnvFile()
  process.env.GALLERY = '1'
  await ensureChromium()
  const environment = await testEnvironment()
  const folder = await ensureBuild(environment)
  const { SITE_URL } = environment.public
  const done = new AbortController()
  const faults: string[] = []
  await runTogether([siteProgram(environment, folder)], {
    until: once(done.signal, 'abort'),
    whenStarted: async (signal) => {
      await waitUntilHealthy(`${SITE_URL}/api/health`, { timeoutMs: START_MS, signal })
      faults.push(...(await photograph(SITE_URL)))
      done.abort()
    },
  })
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) throw new Error(`${faults.length} faults in the gallery: see above.`)
})
