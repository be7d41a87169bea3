import { readFileSync } from 'node:fs'
import type { Context, Hono } from 'hono'
import { DAY_S } from '#lib/util/durations.ts'

const SHEET = new URL('../../app/globals.css', import.meta.url)

const TOKEN = /--color-([a-z-]+): (#[\da-f]{6});/g

const FAMILIES =
  '--serif:headline,times-like,noto-like,dejavu-like,Georgia,serif;--sans:text,sans-like,roboto-like,dejavu-sans-like,system-ui,sans-serif'

/** The colours of the site and its two families as custom properties: `--color-ink` of its sheet is `--ink` here. */
export const tokenRules = (): string => {
  const colours = [...readFileSync(SHEET, 'utf8').matchAll(TOKEN)]
  return `:root{color-scheme:light;${colours.map(([, name, value]) => `--${name}:${value};`).join('')}${FAMILIES}}`
}

const FACES = { text: '400 700', headline: '400 600' } as const

type Face = keyof typeof FACES

const read = (path: string) => readFileSync(new URL(path, import.meta.url))

/** Local faces as wide as the two of the site, until those come. */
const standIns = read('../../app/styles/fallback-faces.css')
  .toString()
  .replaceAll(/\/\*[^]*?\*\/|\n\s*/g, '')

/** The two faces of the site, from a folder of these services, and what stands in for them. */
export const faceRules = (folder: string): string => `
@font-face{font-family:text;src:url(${folder}/text.woff2) format('woff2');font-weight:${FACES.text};font-display:fallback}
@font-face{font-family:headline;src:url(${folder}/headline.woff2) format('woff2');font-weight:${FACES.headline};font-display:swap}
${standIns}
`

const sendFace =
  (face: Face) =>
  (context: Context): Response => {
    context.header('Content-Type', 'font/woff2')
    context.header('Cache-Control', `public, max-age=${DAY_S}`)
    return context.body(new Uint8Array(read(`../../app/fonts/${face}.woff2`)))
  }

/** Adds `GET {folder}/text.woff2` and `headline.woff2`: the faces of the site, which the site itself gives to no other origin. */
export const addFaces = (routes: Hono, folder: string): void => {
  routes.get(`${folder}/text.woff2`, sendFace('text'))
  routes.get(`${folder}/headline.woff2`, sendFace('headline'))
}
