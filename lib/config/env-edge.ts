import { referenceUrl, type UpstreamVariable } from './reference-services.ts'

type Source = Record<string, string | undefined>

/** What the edge knows of the server variables (`env-server.ts`). */
export type EdgeEnv = {
  /** Without trailing slash. */
  contentServiceUrl: string
  /** Without trailing slash. */
  affiliateServiceUrl: string
  /** Whether visitors reach the site over TLS. */
  isSecure: boolean
  /** Signs previews; without it there are none. */
  hashKey: string | undefined
}

/** Reads what the edge needs of variables that were checked when the site started: zod would double what it loads. */
export const readEdgeEnv = (source: Source): EdgeEnv => {
  const { SERVICES_PORT, HASH_KEY, SITE_URL = '' } = source
  const upstream = (variable: UpstreamVariable) =>
    source[variable]?.replace(/\/+$/, '') || referenceUrl(variable, SERVICES_PORT || undefined)
  return {
    contentServiceUrl: upstream('CONTENT_SERVICE_URL'),
    affiliateServiceUrl: upstream('AFFILIATE_SERVICE_URL'),
    isSecure: SITE_URL.startsWith('https:'),
    hashKey: HASH_KEY || undefined,
  }
}

/** What the edge knows of the variables of this process. */
export const edgeEnv = (): EdgeEnv => readEdgeEnv(process.env)
