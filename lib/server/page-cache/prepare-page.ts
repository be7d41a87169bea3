import { hashOf } from '#lib/util/hash-of.ts'
import { asAscii } from './ascii.ts'
import { mapFlight } from './flight-script.ts'
import { inlineHashes } from './inline-hashes.ts'
import { pagePolicy } from './page-policy.ts'
import { isPreview, withoutForms } from './preview.ts'
import { isScriptFree, withoutScripts } from './script-free.ts'
import { withoutSecondSheet } from './second-sheet.ts'
import { withoutStillParts } from './still-parts.ts'
import { withoutUndefinedProps } from './undefined-props.ts'
import { withoutQuery } from './without-query.ts'

/** The parts of Next's cached page value that are read or changed. */
export type CachedPage = {
  kind: 'APP_PAGE'
  status?: number | undefined
  html: string
  rscData: Buffer | undefined
  headers: Record<string, unknown> | undefined
  segmentData: Map<string, Buffer> | undefined
}

const dataWithoutQuery = (data: Buffer): Buffer => Buffer.from(withoutQuery(data.toString('utf8')))

const prepared = new WeakSet<CachedPage>()

/**
 * Cuts second copies of sheet and still parts, props that are undefined and the query of its first request out of a page, or all script
 * where the page wants none, makes it quick to send, and adds its policy and its ETag; in place and once per object.
 */
export const preparePage = async (page: CachedPage): Promise<void> => {
  if (prepared.has(page)) return
  withoutSecondSheet(page)
  const html = isScriptFree(page.html)
    ? withoutScripts(page.html)
    : mapFlight(page.html, (flight) =>
        withoutUndefinedProps(withoutStillParts(withoutQuery(flight))),
      )
  if (page.rscData) page.rscData = dataWithoutQuery(page.rscData)
  for (const [path, data] of page.segmentData ?? []) {
    page.segmentData?.set(path, dataWithoutQuery(data))
  }
  page.html = asAscii(html)
  const policy = pagePolicy(await inlineHashes(page.html))
  page.headers = {
    ...page.headers,
    etag: `W/"${await hashOf(page.html)}"`,
    'content-security-policy': isPreview(page.html) ? withoutForms(policy) : policy,
  }
  prepared.add(page)
}
