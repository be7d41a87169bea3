import { edgeEnv, type EdgeEnv } from './env-edge.ts'

/** The header by which the reference services know the site: its key, and while it takes the place of another one both. */
export const SERVICES_KEY_HEADER = 'X-Services-Key'

type Known = Pick<EdgeEnv, 'servicesUrl' | 'servicesKey'>

/** The header for a call: only for the reference services (`SERVICES_URL`), never for a service of somebody else. */
export const servicesKeyHeader = (
  url: string,
  { servicesUrl, servicesKey }: Known = edgeEnv(),
): Record<string, string> => {
  if (servicesKey === undefined) return {}
  const origin = URL.parse(url)?.origin
  const isTheirs = origin !== undefined && origin === URL.parse(servicesUrl)?.origin
  return isTheirs ? { [SERVICES_KEY_HEADER]: servicesKey } : {}
}
