import { AFFILIATE_QUERY } from '#lib/config/query.ts'
import { normalizedNames } from '#lib/util/normalized-names.ts'
import { splitPublicPath } from '#lib/util/split-public-path.ts'
import { capture } from './capture.ts'
import { AFFILIATE_SOURCE, namedSource } from './named-source.ts'
import type { TrafficSource } from './traffic-source-contract.ts'

const MAX_ADDRESS_LENGTH = 4096

const isSamePage = (one: string, other: string) => {
  const [left, right] = [splitPublicPath(one), splitPublicPath(other)]
  return left.locale === right.locale && left.path === right.path
}

/**
 * The source, medium and campaign that the address of a page named, as its browser says it with every request of the page (`Referer`):
 * nothing is read from the device. Nothing where the request came from another page than the event, as after one that was offline.
 */
export const sourceOfView = (headers: Headers, path: string): TrafficSource | undefined => {
  const referer = headers.get('referer') ?? ''
  const page = referer.length <= MAX_ADDRESS_LENGTH ? URL.parse(referer) : null
  if (!page || !isSamePage(page.pathname, path)) return undefined
  const query = normalizedNames(page.search)
  // As the ledger has it: the affiliate's click that began the visit is what brought it.
  if (Object.values(AFFILIATE_QUERY).every((name) => query.has(name)))
    return { SourceChannel: AFFILIATE_SOURCE }
  const record = capture({ query, before: [] })
  const SourceChannel = namedSource(record)
  if (SourceChannel === undefined) return undefined
  const { SourceCampaign, CustomTracking } = record
  const medium = CustomTracking?.medium
  return {
    SourceChannel,
    ...(SourceCampaign && { SourceCampaign }),
    ...(medium && { CustomTracking: { medium } }),
  }
}
