import { vi } from 'vitest'

/** Loads modules anew with a page of the site at a path that a landing family has too. */
export const withSitePage = async <Loaded>(
  path: string,
  load: () => Promise<Loaded>,
): Promise<Loaded> => {
  vi.resetModules()
  vi.doMock('#lib/config/routes.ts', async (original) => {
    const routes = await original<typeof import('#lib/config/routes.ts')>()
    const ROUTES = { ...routes.ROUTES, terms: { ...routes.ROUTES.terms, path } }
    return { ...routes, ROUTES }
  })
  const loaded = await load()
  vi.doUnmock('#lib/config/routes.ts')
  vi.resetModules()
  return loaded
}
