/** Every service that the site calls, by the variable of its address: its name for log and health, and where the reference service answers. */
export const UPSTREAMS = {
  USER_SERVICE_URL: { name: 'user', path: '/userbase' },
  ACCOUNT_SERVICE_URL: { name: 'account', path: '/api' },
  SEARCH_SERVICE_URL: { name: 'search', path: '/cache' },
  GEO_SERVICE_URL: { name: 'geo', path: '/geo' },
  CONTENT_SERVICE_URL: { name: 'content', path: '/content' },
  AFFILIATE_SERVICE_URL: { name: 'affiliate', path: '/affiliate-network' },
  EVENTS_SERVICE_URL: { name: 'events', path: '/events' },
  PAYMENT_SERVICE_URL: { name: 'payment', path: '/payment' },
} as const

export type UpstreamVariable = keyof typeof UPSTREAMS

/** The name of a service in the log and in `/api/health`. */
export type UpstreamName = (typeof UPSTREAMS)[UpstreamVariable]['name']

/** The port of the reference services unless `SERVICES_PORT` says otherwise. */
export const SERVICES_PORT = 4000

/** The address of the reference services unless `SERVICES_URL` says otherwise. */
export const localServicesUrl = (port: number | string = SERVICES_PORT): string =>
  `http://localhost:${port}`

/** The address of a reference service. */
export const referenceUrl = (variable: UpstreamVariable, servicesUrl: string): string =>
  `${servicesUrl}${UPSTREAMS[variable].path}`
