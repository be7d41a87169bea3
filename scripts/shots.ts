// Photographs every page at three widths, once npm start runs, and those of the web app where it is npm run tour: npm run shots -- [base URL] [part of a path]
import { mkdir } from 'node:fs/promises'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import type { Locale } from '#lib/config/locales.ts'
import { CHROMIUM_ARGS } from './browser/chromium-args.ts'
import { findChromium } from './browser/find-chromium.ts'
import { sitePages } from './browser/site-pages.ts'
import { addressIn, logIn, stayOnPage, tourPeople, type TourPerson } from './browser/tour-pages.ts'
import { loadEnvFile } from './run/env-file.mjs'
import { readEnvironment } from './run/environment.ts'
import { main } from './run/main.ts'

const WIDTHS = [360, 768, 1280]
const FOLDER = '.shots'

const USAGE =
  'Write: npm run shots -- [base URL] [part of a path], as in npm run shots -- http://localhost:3000 start/plans'

/** An address to photograph, and the name of its picture in the folder of its language. */
type Shot = { locale: Locale; name: string; address: string }

/** The pages to photograph and where they stand; throws one line that says what to write instead. */
const readShots = async ([url, part = '', ...more]: string[]) => {
  const { SITE_URL, WEB_APP_URL: webAppUrl } = readEnvironment(process.env).public
  const siteUrl = url ?? SITE_URL
  if (!/^https?:\/\//.test(siteUrl) || more.length > 0) throw new Error(USAGE)
  const pages = (await sitePages()).filter(({ path }) => path.includes(part))
  const people = tourPeople(part)
  if (pages.length + people.length === 0) {
    throw new Error(`No page has "${part}" in its path. ${USAGE}`)
  }
  return { siteUrl, webAppUrl, pages, people }
}

const nameOf = (path: string) => path.replaceAll('/', '_').replace(/^_|_$/g, '') || 'home'

const photograph = async (browser: Browser | BrowserContext, { locale, name, address }: Shot) => {
  for (const width of WIDTHS) {
    const tab = await browser.newPage()
    await tab.setViewportSize({ width, height: 800 })
    await stayOnPage(tab)
    await tab.goto(address, { waitUntil: 'networkidle' })
    await tab.screenshot({ path: `${FOLDER}/${locale}/${name}-${width}.png`, fullPage: true })
    await tab.close()
  }
}

/** Photographs what somebody of a tour sees; gives the number of pages, none where nobody can log in. */
const photographRooms = async (
  browser: Browser,
  { webAppUrl, person }: { webAppUrl: string; person: TourPerson },
): Promise<number> => {
  const context = await logIn(browser, { webAppUrl, person })
  if (!context) return 0
  const { locale, role, places } = person
  for (const place of places) {
    const address = addressIn(webAppUrl, { locale, place })
    await photograph(context, { locale, name: `app_${role}_${nameOf(place)}`, address })
  }
  await context.close()
  return places.length
}

await main(async () => {
  loadEnvFile()
  const { siteUrl, webAppUrl, pages, people } = await readShots(process.argv.slice(2))
  await mkdir(FOLDER, { recursive: true })
  const browser = await chromium.launch({
    executablePath: findChromium(process.env),
    args: CHROMIUM_ARGS,
  })
  let taken = 0
  try {
    for (const { locale, path } of pages) {
      await photograph(browser, { locale, name: nameOf(path), address: `${siteUrl}${path}` })
      taken += 1
    }
    for (const person of people) {
      const rooms = await photographRooms(browser, { webAppUrl, person })
      if (rooms === 0) {
        console.log(
          'The rest of the web app needs npm run tour, and a quarter of an hour after many have logged in.',
        )
        break
      }
      taken += rooms
    }
  } finally {
    await browser.close()
  }
  console.log(`${taken * WIDTHS.length} pictures in ${FOLDER}/.`)
})
