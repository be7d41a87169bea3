import { hashOf } from '#lib/util/hash-of.ts'
import { asAscii } from './ascii.ts'
import { mapFlight } from './flight-script.ts'
import { inlineHashes } from './inline-hashes.ts'
import { pagePolicy } from './page-policy.ts'
import { isScriptFree, withoutScripts } from './script-free.ts'
import { withoutSecondSheet } from './second-sheet.ts'
import { withoutStillParts } from './still-parts.ts'

/** The parts of Next's cached page value that are read or changed. */
export type CachedPage = {
  kind: 'APP_PAGE'
  html: string
  rscData: Buffer | undefined
  headers: Record<string, unknown> | undefined
  segmentData: Map<string, Buffer> | undefined
}

const prepared = new WeakSet<CachedPage>()

/**
 * Cuts second copies of sheet and still parts out of a page, or all script where the page wants none,
 * makes it quick to send, and adds its policy and its ETag; in place and once per object.
 */
export const preparePage = async (page: CachedPage): Promise<void> => {
  if (prepared.has(page)) return
  withoutSecondSheet(page)
  const html = isScriptFree(page.html)
    ? withoutScripts(page.html)
    : mapFlight(page.html, withoutStillParts)
  page.html = asAscii(html)
  page.headers = {
    ...page.headers,
    etag: `W/"${await hashOf(page.html)}"`,
    'content-security-policy': pagePolicy(await inlineHashes(page.html)),
  }
  prepared.add(page)
}
