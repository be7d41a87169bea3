import { readFileSync } from 'node:fs'
import type { Context } from 'hono'

const ICON = new URL('../app/icon.svg', import.meta.url)

const DAY_S = 24 * 3600

/** `GET /favicon.ico`: browsers ask for it beside the pages of the web app's stand-in; the site's own icon. */
export const favicon = (context: Context): Response => {
  context.header('Content-Type', 'image/svg+xml')
  context.header('Cache-Control', `public, max-age=${DAY_S}`)
  return context.body(readFileSync(ICON, 'utf8'))
}
