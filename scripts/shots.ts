// Photographs every page at three widths: npm run shots -- [base URL] [part of a path]
import { mkdir } from 'node:fs/promises'
import { chromium, type Browser } from '@playwright/test'
import { sitePages, type SitePage } from '../e2e/support/pages.ts'
import { stayOnPage } from '../e2e/support/stay-on-page.ts'
import { CHROMIUM_ARGS } from './browser/chromium-args.ts'
import { findChromium } from './browser/find-chromium.ts'
import { loadEnvFile, readEnvironment } from './run/environment.ts'

const WIDTHS = [360, 768, 1280]
const FOLDER = '.shots'

loadEnvFile()
const [siteUrl = readEnvironment(process.env).public.SITE_URL, part = ''] = process.argv.slice(2)

const fileOf = ({ locale, path }: SitePage, width: number): string => {
  const name = path.replaceAll('/', '_').replace(/^_|_$/g, '') || 'home'
  return `${FOLDER}/${locale}/${name}-${width}.png`
}

const photograph = async (browser: Browser, shot: { page: SitePage; width: number }) => {
  const { page, width } = shot
  const tab = await browser.newPage({ viewport: { width, height: 800 } })
  await stayOnPage(tab)
  await tab.goto(`${siteUrl}${page.path}`, { waitUntil: 'networkidle' })
  await tab.screenshot({ path: fileOf(page, width), fullPage: true })
  await tab.close()
}

const pages = (await sitePages()).filter(({ path }) => path.includes(part))
await mkdir(FOLDER, { recursive: true })
const browser = await chromium.launch({
  executablePath: findChromium(process.env),
  args: CHROMIUM_ARGS,
})
for (const page of pages) {
  for (const width of WIDTHS) await photograph(browser, { page, width })
}
await browser.close()
console.log(`${pages.length * WIDTHS.length} pictures in ${FOLDER}/.`)
