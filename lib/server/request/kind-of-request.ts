import { API_PATHS, apiMethod } from '#lib/config/api-paths.ts'
import type { RouteId } from '#lib/config/routes.ts'
import { routeOfPath } from '#lib/edge/route-of-path.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { splitPublicPath } from '#lib/util/split-public-path.ts'

const HANDLERS: ReadonlyMap<string, string> = new Map(
  keysOf(API_PATHS).map((name) => [API_PATHS[name], `api ${name}`]),
)

const BUILD_FILES = '/_next/'

const isFile = (path: string): boolean => /\.\w{2,5}$/.test(path)

/** The row of the route registry that a public path belongs to, whether or not a page stands there. */
export const routeOfPublicPath = (path: string): RouteId | null =>
  routeOfPath(splitPublicPath(path).path)

/** The kind by which a request is counted, of a closed list: a handler, a row of the route registry, or a word for everything else. */
export const kindOfRequest = (path: string): string => {
  if (path.startsWith(BUILD_FILES)) return 'build file'
  if (path.startsWith('/api/')) {
    return HANDLERS.get(path) ?? (apiMethod(path) ? 'api file' : 'unknown')
  }
  return routeOfPublicPath(path) ?? (isFile(path) ? 'file' : 'unknown')
}
