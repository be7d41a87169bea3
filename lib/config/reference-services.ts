/** Where the reference services answer, behind their address. */
const REFERENCE_PATHS = {
  USER_SERVICE_URL: '/userbase',
  ACCOUNT_SERVICE_URL: '/api',
  SEARCH_SERVICE_URL: '/cache',
  GEO_SERVICE_URL: '/geo',
  CONTENT_SERVICE_URL: '/content',
  AFFILIATE_SERVICE_URL: '/affiliate-network',
  EVENTS_SERVICE_URL: '/events',
} as const

export type UpstreamName = keyof typeof REFERENCE_PATHS

/** Where the reference services listen unless `SERVICES_PORT` says otherwise. */
export const SERVICES_PORT = 4000

/** The address of a reference service. */
export const referenceUrl = (name: UpstreamName, port: number | string = SERVICES_PORT): string =>
  `http://localhost:${port}${REFERENCE_PATHS[name]}`
