// Draws the pictures of public/ from their SVG sources and from drawings of templates: npm run pictures
import { mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { chromium, type Browser } from '@playwright/test'
import { SOCIAL_CARD, TOUCH_ICON, type PublicPicture } from '#lib/config/public-files.ts'
import { CHROMIUM_ARGS } from './browser/chromium-args.ts'
import { findChromium } from './browser/find-chromium.ts'
import { drawStillLifes } from './pictures/draw-still-lifes.ts'

const SERIF = '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2'

/** Other programs round the corners of a touch icon themselves: it must fill its square. */
const SQUARE = 'svg { display: block } rect[rx="7"] { rx: 0 }'

const styleSheet = async (): Promise<string> => {
  const font = await readFile(createRequire(import.meta.url).resolve(SERIF), 'base64')
  const source = `url(data:font/woff2;base64,${font})`
  return `@font-face { font-family: "Source Serif 4"; font-weight: 200 900; src: ${source} } body { margin: 0 }`
}

type Drawing = { picture: PublicPicture; source: string; style: string }

const draw = async (browser: Browser, { picture, source, style }: Drawing) => {
  const { path, width, height } = picture
  const tab = await browser.newPage({ viewport: { width, height } })
  await tab.setContent(`<style>${style}</style>${await readFile(source, 'utf8')}`)
  await tab.evaluate(async () => void (await document.fonts.ready))
  await tab.screenshot({ path: `public${path}` })
  await tab.close()
}

await mkdir('public', { recursive: true })
const browser = await chromium.launch({
  executablePath: findChromium(process.env),
  args: CHROMIUM_ARGS,
})
await draw(browser, {
  picture: SOCIAL_CARD,
  source: 'scripts/pictures/social-card.svg',
  style: await styleSheet(),
})
await draw(browser, {
  picture: TOUCH_ICON,
  source: 'app/icon.svg',
  style: `body { margin: 0 } ${SQUARE}`,
})
await browser.close()
await drawStillLifes()
