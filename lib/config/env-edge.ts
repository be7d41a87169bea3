import { DEFAULT_SITE_URL } from './default-site-url.ts'
import { localServicesUrl, referenceUrl, type UpstreamVariable } from './reference-services.ts'

type Source = Record<string, string | undefined>

/** The server variables (`env-server.ts`) that the edge reads. */
export type EdgeEnv = {
  /** Without trailing slash. */
  contentServiceUrl: string
  /** The address at which this process answers itself, without trailing slash. */
  ownUrl: string
  /** The site's origin for visitors. */
  siteOrigin: string
  /** The address of the reference services, without trailing slash. */
  servicesUrl: string
  /** By which they know the site. */
  servicesKey: string | undefined
  /** Whether visitors reach the site over TLS. */
  isSecure: boolean
  /** Without trailing slash. */
  geoServiceUrl: string
  /** The header in which an edge network names the visitor's country, where there is one. */
  geoCountryHeader: string | undefined
  trustedProxyHops: number
  /** Signs previews; without it there are none. */
  hashKey: string | undefined
}

/** Reads what the edge needs of variables that were checked when the site started: zod would double what it loads. */
export const readEdgeEnv = (source: Source): EdgeEnv => {
  const { SERVICES_PORT, SERVICES_URL, SERVICES_KEY, HASH_KEY, PORT } = source
  const siteOrigin = new URL(source.SITE_URL || DEFAULT_SITE_URL).origin
  const servicesUrl =
    SERVICES_URL?.replace(/\/+$/, '') || localServicesUrl(SERVICES_PORT || undefined)
  const upstream = (variable: UpstreamVariable) =>
    source[variable]?.replace(/\/+$/, '') || referenceUrl(variable, servicesUrl)
  return {
    contentServiceUrl: upstream('CONTENT_SERVICE_URL'),
    // Next sets the port that it listens on; a host that runs no process of ours has only the public address.
    ownUrl: PORT ? `http://127.0.0.1:${PORT}` : siteOrigin,
    siteOrigin,
    servicesUrl,
    servicesKey: SERVICES_KEY?.trim() || undefined,
    isSecure: siteOrigin.startsWith('https:'),
    geoServiceUrl: upstream('GEO_SERVICE_URL'),
    geoCountryHeader: source.GEO_COUNTRY_HEADER || undefined,
    trustedProxyHops: Number(source.TRUSTED_PROXY_HOPS) || 0,
    hashKey: HASH_KEY || undefined,
  }
}

/** The variables of this process that the edge reads. */
export const edgeEnv = (): EdgeEnv => readEdgeEnv(process.env)
