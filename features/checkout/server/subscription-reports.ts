import * as z from 'zod/mini'
import { callUpstream } from '#lib/http/call-upstream.ts'
import type { Site } from '#lib/server/site.ts'
import {
  renewalReportAnswer,
  type DisputeReport,
  type RenewalOutcome,
  type RenewalReportAnswer,
} from '../subscription-contract.ts'

type Service = { site: Pick<Site, 'userServiceUrl'>; signal: AbortSignal }

/** `POST {user service}/subscription/charge`: says what became of a later charge; twice changes nothing. Throws `UpstreamError`. */
export const reportRenewal = (
  outcome: RenewalOutcome,
  { site, signal }: Service,
): Promise<RenewalReportAnswer> =>
  callUpstream({
    upstream: 'user',
    request: {
      method: 'post',
      url: `${site.userServiceUrl}/subscription/charge`,
      data: outcome,
    },
    answer: renewalReportAnswer,
    signal,
  })

/** `POST {user service}/subscription/dispute`: says that a payment is disputed, or how the bank decided; kept once. Throws `UpstreamError`. */
export const reportDispute = async (
  report: DisputeReport,
  { site, signal }: Service,
): Promise<void> => {
  await callUpstream({
    upstream: 'user',
    request: { method: 'post', url: `${site.userServiceUrl}/subscription/dispute`, data: report },
    // What it answers is not read.
    answer: z.unknown(),
    signal,
  })
}
