import type { AdPlatform } from '#lib/config/ad-platforms.ts'
import type { PageFact } from '#lib/util/page-fact.ts'

/** The platforms that conversions are told to; a page of a site without any says nothing of them. */
export const REPORTED_PLATFORMS: PageFact<readonly AdPlatform[]> = { id: 'ad-platforms' }
