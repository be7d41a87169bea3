import { referenceUrl } from './reference-services.ts'

type Source = Record<string, string | undefined>

/** What the edge knows of the server variables (`env-server.ts`). */
export type EdgeEnv = {
  /** Without trailing slash. */
  contentServiceUrl: string
  /** Signs previews; without it there are none. */
  hashKey: string | undefined
}

/** Reads what the edge needs of variables that were checked when the site started: zod would double what it loads. */
export const readEdgeEnv = (source: Source): EdgeEnv => {
  const { CONTENT_SERVICE_URL, SERVICES_PORT, HASH_KEY } = source
  return {
    contentServiceUrl:
      CONTENT_SERVICE_URL?.replace(/\/+$/, '') ||
      referenceUrl('CONTENT_SERVICE_URL', SERVICES_PORT || undefined),
    hashKey: HASH_KEY || undefined,
  }
}

/** What the edge knows of the variables of this process. */
export const edgeEnv = (): EdgeEnv => readEdgeEnv(process.env)
