import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_ARGS } from './scripts/browser/chromium-args.ts'
import { findTestBrowser } from './scripts/browser/find-chromium.ts'
import { testEnvironment } from './scripts/gate/test-environment.ts'

// Workers read this file again when the ports are taken: the first reading leaves its choice in the environment.
if (!process.env.E2E_READY) {
  const { child } = await testEnvironment()
  Object.assign(process.env, child, { E2E_READY: '1' })
}

// The gallery is another build, which only its own tests are for.
const isGallery = process.env.GALLERY === '1'

// What takes longer than `npm test` may is for `npm run test:long` (docs/testing.md).
const LONG = /@long/
const isLong = process.env.TEST_LONG === '1'

export default defineConfig({
  testDir: isGallery ? 'e2e/gallery' : 'e2e',
  testIgnore: isGallery ? [] : '**/e2e/gallery/**',
  globalSetup: './e2e/support/global-setup.ts',
  // Each waits half of its time, for a second of the page or two of a hand-off: four fill two cores.
  workers: 4,
  // No budgets: a machine that others use takes three times as long.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // One more try where a busy machine must not turn a run red: whoever needed it is named (scripts/gate/outcome.ts).
  retries: process.env.CI && !isLong ? 1 : 0,
  // All of the gallery is for the long run, the parts that `GALLERY=1 npm run e2e` has by itself as well.
  ...(isLong ? { grep: isGallery ? /./ : LONG } : { grepInvert: LONG }),
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.SITE_URL,
    // A language that the site does not speak: no page offers itself in another one, but to those who ask for it.
    locale: 'nl-NL',
    launchOptions: { executablePath: findTestBrowser(process.env), args: CHROMIUM_ARGS },
    // A trace of every test takes the processor as long as the test: ask for one with --trace on.
    screenshot: 'only-on-failure',
  },
})
