// Photographs every page at three widths, once npm start runs: npm run shots -- [base URL] [part of a path]
import { mkdir } from 'node:fs/promises'
import { chromium, type Browser } from '@playwright/test'
import { CHROMIUM_ARGS } from './browser/chromium-args.ts'
import { findChromium } from './browser/find-chromium.ts'
import { sitePages, type SitePage } from './browser/site-pages.ts'
import { stayOnPage } from './browser/stay-on-page.ts'
import { loadEnvFile } from './run/env-file.mjs'
import { readEnvironment } from './run/environment.ts'
import { main } from './run/main.ts'

const WIDTHS = [360, 768, 1280]
const FOLDER = '.shots'

const USAGE =
  'Write: npm run shots -- [base URL] [part of a path], as in npm run shots -- http://localhost:3000 start/plans'

type Shot = { page: SitePage; width: number; siteUrl: string }

/** The pages to photograph and where they stand; throws one line that says what to write instead. */
const readShots = async ([url, part = '', ...more]: string[]) => {
  const siteUrl = url ?? readEnvironment(process.env).public.SITE_URL
  if (!/^https?:\/\//.test(siteUrl) || more.length > 0) throw new Error(USAGE)
  const pages = (await sitePages()).filter(({ path }) => path.includes(part))
  if (pages.length === 0) throw new Error(`No page has "${part}" in its path. ${USAGE}`)
  return { siteUrl, pages }
}

const fileOf = ({ locale, path }: SitePage, width: number): string => {
  const name = path.replaceAll('/', '_').replace(/^_|_$/g, '') || 'home'
  return `${FOLDER}/${locale}/${name}-${width}.png`
}

const photograph = async (browser: Browser, shot: Shot) => {
  const { page, width, siteUrl } = shot
  const tab = await browser.newPage({ viewport: { width, height: 800 } })
  await stayOnPage(tab)
  await tab.goto(`${siteUrl}${page.path}`, { waitUntil: 'networkidle' })
  await tab.screenshot({ path: fileOf(page, width), fullPage: true })
  await tab.close()
}

await main(async () => {
  loadEnvFile()
  const { siteUrl, pages } = await readShots(process.argv.slice(2))
  await mkdir(FOLDER, { recursive: true })
  const browser = await chromium.launch({
    executablePath: findChromium(process.env),
    args: CHROMIUM_ARGS,
  })
  try {
    for (const page of pages) {
      for (const width of WIDTHS) await photograph(browser, { page, width, siteUrl })
    }
  } finally {
    await browser.close()
  }
  console.log(`${pages.length * WIDTHS.length} pictures in ${FOLDER}/.`)
})
