import type { TrafficSource } from './traffic-source-contract.ts'

/** The source of whoever came by an affiliate's link. */
export const AFFILIATE_SOURCE = 'affiliate'

/** The one source that a record names: the channel, else the `source` of a link, else that it was an affiliate's (docs/decisions/056). */
export const namedSource = ({ SourceChannel, CustomTracking }: TrafficSource): string | undefined =>
  SourceChannel ?? CustomTracking?.source ?? (CustomTracking?.affid && AFFILIATE_SOURCE)
