import type { PageFact } from '#lib/util/page-fact.ts'
import type { VendorScript } from './vendor-scripts.ts'

/** Id of the banner, which stands hidden in every page. */
export const BANNER_ID = 'consent'

/** Scripts of the vendors that are configured; a page of a site without any says nothing of them. */
export const VENDORS: PageFact<readonly VendorScript[]> = { id: 'vendors' }
