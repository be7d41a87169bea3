import type { BrowserContext, Page } from '@playwright/test'
import { KEPT_VERSION } from '../../features/localization/kept-localization.ts'
import type { PublicEnv } from '../../lib/config/env-public.ts'
import type { UpstreamServer } from '../../tests/support/upstream-server.ts'
import { serveModules } from './module-server.ts'

/** A vendor that answers with a script. */
export const scriptReply =
  (text: string): UpstreamServer['reply'] =>
  (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/javascript' })
    response.end(text)
  }

type Opened = {
  env: PublicEnv
  body: string
  script: string
  regime: 'opt-in' | 'opt-out'
  /** What the visitor has answered the banner, if anything. */
  answer?: '0' | '1' | undefined
}

/** Opens a page with vendors configured for a visitor of a regime. */
export const openForRegime = async (
  context: BrowserContext,
  { env, body, script, regime, answer }: Opened,
): Promise<{ page: Page; complaints: string[]; close: () => void }> => {
  const { url, close } = await serveModules({ env, body, script })
  const record = encodeURIComponent(JSON.stringify({ version: KEPT_VERSION, regime }))
  await context.addCookies([
    { name: 'b_localization', value: record, url },
    ...(answer ? [{ name: 'user-cookies', value: answer, url }] : []),
  ])
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  await page.goto(url)
  return { page, complaints, close }
}
