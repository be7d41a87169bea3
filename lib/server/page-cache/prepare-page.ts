import { inlineHashes } from './inline-hashes.ts'
import { pagePolicy } from './page-policy.ts'
import { withoutSecondSheet } from './second-sheet.ts'

/** The parts of Next's cached page value that are read or changed. */
export type CachedPage = {
  kind: 'APP_PAGE'
  html: string
  rscData: Buffer | undefined
  headers: Record<string, unknown> | undefined
  segmentData: Map<string, Buffer> | undefined
}

const prepared = new WeakSet<CachedPage>()

/** Cuts the sheet's second copy out of a page and adds its policy header, in place and once per object. */
export const preparePage = async (page: CachedPage): Promise<void> => {
  if (prepared.has(page)) return
  withoutSecondSheet(page)
  page.headers = {
    ...page.headers,
    'content-security-policy': pagePolicy(await inlineHashes(page.html)),
  }
  prepared.add(page)
}
