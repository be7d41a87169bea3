/** Query fields of the traffic-source record (S2 §3); of several the first one that is in order counts. */
export const SOURCE_PARAMETERS = {
  SourceChannel: ['utm_source', 's'],
  SourceCampaign: ['utm_campaign'],
  SourceAdGroup: ['ppc', 'a'],
  SourceAccount: ['c'],
  SourceKeyword: ['q'],
  SourceQParam: ['q'],
} as const satisfies Record<string, readonly string[]>

/** Query fields of its part CustomTracking; `source` also lives in the cookie b_source (S2 §3). */
export const CUSTOM_PARAMETERS = {
  source: ['source'],
  affid: ['affid'],
  medium: ['utm_medium'],
} as const satisfies Record<string, readonly string[]>

/** One line of at most 100 characters that can be neither markup, nor script, nor an e-mail address. */
export const SOURCE_VALUE = /^(?!.*javascript:)[^\p{Cc}\p{Cs}<>"`\\@]{1,100}$/iu

/** The form of SourceGuid, `x.y`, which comes from the cookie of the analytics client (`GA1.1.x.y`). */
export const SOURCE_GUID = /^\d{1,12}\.\d{1,12}$/
