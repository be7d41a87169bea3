import { hash } from 'node:crypto'
import { asAscii, inOneByte } from './ascii.ts'
import { mapFlight } from './flight-script.ts'
import { inlineHashes } from './inline-hashes.ts'
import { pagePolicy } from './page-policy.ts'
import { isPreview, withoutForms } from './preview.ts'
import { putInAddresses, putInBytes } from './put-in-addresses.ts'
import { isScriptFree, withoutScripts } from './script-free.ts'
import { withSheet } from './site-sheet.ts'
import { withoutStillParts } from './still-parts.ts'
import { withoutUndefinedProps } from './undefined-props.ts'
import { dataWithoutQuery, withoutQuery } from './without-query.ts'

/** The parts of Next's cached page value that are read or changed. */
export type CachedPage = {
  kind: 'APP_PAGE'
  status?: number | undefined
  html: string
  rscData: Buffer | undefined
  headers: Record<string, unknown> | undefined
  segmentData: Map<string, Buffer> | undefined
}

const ETAG_LENGTH = 12

const prepared = new WeakSet<CachedPage>()

const sentHtml = (html: string): string => {
  const lean = isScriptFree(html)
    ? withoutScripts(html)
    : mapFlight(html, (flight) => withoutUndefinedProps(withoutStillParts(withoutQuery(flight))))
  return inOneByte(withSheet(asAscii(putInAddresses(lean))))
}

/**
 * Cuts second copies of still parts, props that are undefined and the query of its first request out of a page, or all
 * script where the page wants none, puts addresses and the stylesheet in, makes it quick to send, and adds its policy and its ETag; in
 * place and once per object.
 */
export const preparePage = (page: CachedPage): void => {
  if (prepared.has(page)) return
  page.html = sentHtml(page.html)
  if (page.rscData) page.rscData = putInBytes(dataWithoutQuery(page.rscData))
  // Parts for prefetching: nothing is prefetched (budget 8), and they were four of seven files a page.
  page.segmentData = undefined
  const policy = pagePolicy(inlineHashes(page.html))
  page.headers = {
    ...page.headers,
    etag: `W/"${hash('sha256', page.html).slice(0, ETAG_LENGTH)}"`,
    'content-security-policy': isPreview(page.html) ? withoutForms(policy) : policy,
  }
  prepared.add(page)
}
