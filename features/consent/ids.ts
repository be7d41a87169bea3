import type { PageFact } from '#lib/util/page-fact.ts'
import type { VendorScript } from './vendor-scripts.ts'

/** Id of the banner, which stands hidden in every page. */
export const BANNER_ID = 'consent'

/** What `data-consent` says where the answer is what is ticked beside it. */
export const TICKED = 'ticked'

/** The scripts of the configured vendors; a page of a site without any has no such data. */
export const VENDORS: PageFact<readonly VendorScript[]> = { id: 'vendors' }
