import { readFileSync } from 'node:fs'
import type { Context } from 'hono'
import { DAY_S } from '#lib/util/durations.ts'

const ICON = new URL('../app/icon.svg', import.meta.url)

/** `GET /favicon.ico`: browsers ask for it beside the pages of the web app's stand-in; the site's own icon. */
export const favicon = (context: Context): Response => {
  context.header('Content-Type', 'image/svg+xml')
  context.header('Cache-Control', `public, max-age=${DAY_S}`)
  return context.body(readFileSync(ICON, 'utf8'))
}
