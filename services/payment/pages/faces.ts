import { readFileSync } from 'node:fs'
import type { Context } from 'hono'
import { PAYMENT_PAGES } from '../payment-path.ts'

const FACES = { text: '400 700', headline: '400 600' } as const

type Face = keyof typeof FACES

const DAY_S = 24 * 3600

/** The two faces of the site, and its stand-ins until they come (app/styles/fallback-faces.css), for pages below a path. */
export const faceRules = (root: string): string => `
@font-face{font-family:text;src:url(${root}${PAYMENT_PAGES.faces}/text.woff2) format('woff2');font-weight:${FACES.text};font-display:optional}
@font-face{font-family:headline;src:url(${root}${PAYMENT_PAGES.faces}/headline.woff2) format('woff2');font-weight:${FACES.headline};font-display:swap}
@font-face{font-family:sans-like;src:local('Arial'),local('ArialMT'),local('Liberation Sans');size-adjust:100.08%;ascent-override:94.92%;descent-override:24.98%;line-gap-override:0%}
@font-face{font-family:sans-like;font-weight:600 700;src:local('Arial Bold'),local('Arial-BoldMT'),local('Liberation Sans Bold');size-adjust:94.76%;ascent-override:100.25%;descent-override:26.38%;line-gap-override:0%}
`

const files: Readonly<Record<Face, URL>> = {
  text: new URL('../../../app/fonts/text.woff2', import.meta.url),
  headline: new URL('../../../app/fonts/headline.woff2', import.meta.url),
}

/** `GET /payment/frame/faces/text.woff2`: a face of the site, which the site itself gives to no other origin. */
export const sendFace =
  (face: Face) =>
  (context: Context): Response => {
    context.header('Content-Type', 'font/woff2')
    context.header('Cache-Control', `public, max-age=${DAY_S}`)
    return context.body(new Uint8Array(readFileSync(files[face])))
  }
