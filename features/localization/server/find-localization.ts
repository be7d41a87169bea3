import { callUpstream } from '#lib/http/call-upstream.ts'
import { localizationRecord, type LocalizationRecord } from '../localization-contract.ts'

/** Three retries with growing pauses would outlast what a visitor waits. */
const RETRIES = { retryDelay: () => 50 }

type Question = { address: string; geoServiceUrl: string; signal: AbortSignal }

/** `GET {geo service}/` (S2 §7): where the visitor is whose address stands in `X-Forwarded-For`; throws `UpstreamError`. */
export const findLocalization = ({
  address,
  geoServiceUrl,
  signal,
}: Question): Promise<LocalizationRecord> =>
  callUpstream({
    upstream: 'geo',
    request: {
      method: 'get',
      url: `${geoServiceUrl}/`,
      headers: { 'X-Forwarded-For': address },
      'axios-retry': RETRIES,
    },
    answer: localizationRecord,
    signal,
  })
