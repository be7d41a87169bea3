// Draws the clips of public/ and their posters in a browser: npm run clips
import { readFile, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { chromium, type Page } from '@playwright/test'
import { VIDEO_NAMES, VIDEOS, type VideoName } from '#lib/config/videos.ts'
import { CHROMIUM_ARGS } from './browser/chromium-args.ts'
import { findChromium } from './browser/find-chromium.ts'
import { QUALITY } from './clips/encode.ts'
import { webM, type Frame } from './clips/web-m.ts'

/** Encoders want a secure origin; nothing is asked for on the network. */
const ORIGIN = 'https://clips.invalid'

const EMPTY = { contentType: 'text/html', body: '<!doctype html>' }

const open = async (tab: Page) => {
  await tab.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (!pathname.endsWith('.ts')) return route.fulfill(EMPTY)
    const source = await readFile(`scripts/clips${pathname}`, 'utf8')
    return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) })
  })
  await tab.goto(`${ORIGIN}/`)
}

const inBrowser = <T>(tab: Page, { name, call }: { name: VideoName; call: string }): Promise<T> =>
  tab.evaluate<T>(
    `Promise.all([import('/${name}.ts'), import('/encode.ts')]).then(([scene, encode]) => ${call})`,
  )

const record = async (tab: Page, name: VideoName) => {
  const { path, poster, posterAt, width, height, seconds } = VIDEOS[name]
  const frames = await inBrowser<Frame[]>(tab, { name, call: 'encode.encodeClip(scene)' })
  const clip = await webM({ frames, codec: QUALITY.codec, width, height, seconds })
  await writeFile(`public${path}`, clip)
  const picture = await inBrowser<string>(tab, {
    name,
    call: `encode.pictureAt(scene, ${posterAt})`,
  })
  await writeFile(`public${poster}`, Buffer.from(picture, 'base64'))
  console.log(`${path}: ${frames.length} pictures, ${Math.round(clip.length / 1000)} KB`)
}

const browser = await chromium.launch({
  executablePath: findChromium(process.env),
  args: CHROMIUM_ARGS,
})
const tab = await browser.newPage()
await open(tab)
for (const name of VIDEO_NAMES) await record(tab, name)
await browser.close()
