/** Next calls this once when a server starts; the edge has no page cache. */
export const register = async () => {
  // oxlint-disable-next-line node/no-process-env -- not a setting: Next puts the runtime in when it builds
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { installPageCache } = await import('#lib/server/page-cache/install-page-cache.ts')
  const { answerUnchanged } = await import('#lib/server/page-cache/answer-unchanged.ts')
  installPageCache()
  answerUnchanged()
}
