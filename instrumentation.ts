/** Next calls this once when a server starts, and in a build; the edge has no page cache. */
export const register = async () => {
  // oxlint-disable-next-line node/no-process-env -- not a setting: Next puts the runtime in when it builds
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { installPageCache } = await import('#lib/next/page-cache.ts')
  installPageCache()
  // oxlint-disable-next-line node/no-process-env -- no setting either
  if (process.env.NODE_ENV !== 'production') return
  const { isBuilding } = await import('#lib/next/phase.ts')
  if (isBuilding()) return
  const { guardServer } = await import('#lib/server/guard-server.ts')
  const { tameRequests } = await import('#lib/next/requests.ts')
  const { answerFailedPages } = await import('#lib/next/failed-pages.ts')
  const { decidePolicies } = await import('#lib/next/policies.ts')
  const { answerConditions } = await import('#lib/next/conditions.ts')
  const { watchSite } = await import('#lib/server/watch-site.ts')
  guardServer()
  tameRequests()
  await watchSite()
  answerFailedPages()
  decidePolicies()
  // Last, so that all of these see the status that is sent.
  answerConditions()
}
