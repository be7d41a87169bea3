import { PREVIEW_META } from '#lib/config/page-metas.ts'
import { pagePolicy } from './page-policy.ts'
import { putInAddresses, putInBytes } from './put-in-addresses.ts'
import { withSheet } from './site-sheet.ts'
import { withoutFramework } from './without-framework.ts'

const MARK = `<meta name="${PREVIEW_META}" content="yes"/>`

/** Tells whether a page is a preview of a landing record. */
const isPreview = (html: string): boolean => html.includes(MARK)

/** A policy under which no form of the page can be sent: a preview makes no account. */
const withoutForms = (policy: string): string =>
  policy.replace("form-action 'self'", "form-action 'none'")

/** The parts of Next's cached page value that are read or changed. */
export type CachedPage = {
  kind: 'APP_PAGE'
  status?: number | undefined
  html: string
  rscData: Buffer | undefined
  headers: Record<string, unknown> | undefined
  segmentData: Map<string, Buffer> | undefined
}

const prepared = new WeakSet<CachedPage>()

/**
 * Makes a rendered page the one that is sent: with addresses and stylesheet, without the framework, under its
 * policy; in place and once per object (docs/decisions/029).
 */
export const preparePage = (page: CachedPage): void => {
  if (prepared.has(page)) return
  page.html = withSheet(withoutFramework(putInAddresses(page.html)))
  if (page.rscData) page.rscData = putInBytes(page.rscData)
  // Parts for prefetching: nothing is prefetched (budget 8), and they were four of seven files a page.
  page.segmentData = undefined
  const policy = pagePolicy(page.html)
  page.headers = {
    ...page.headers,
    'content-security-policy': isPreview(page.html) ? withoutForms(policy) : policy,
  }
  prepared.add(page)
}
