import { expect, it } from 'vitest'
import { config, middleware } from '../middleware.gallery.ts'
import { config as ordinaryConfig, middleware as ordinary } from '../middleware.ts'
import { visitRequest } from './support/visit-request.ts'

const target = async (run: typeof middleware, path: string) => {
  const answer = await run(visitRequest({ path }))
  const rewrite = answer.headers.get('x-middleware-rewrite')
  return rewrite === null ? null : new URL(rewrite).pathname
}

it.each([
  ['/gallery', '/en/standard/gallery'],
  ['/gallery/benefits/duplicate', '/en/standard/gallery/benefits/duplicate'],
  ['/fr/gallery/logo/idle/', '/fr/standard/gallery/logo/idle'],
])('%s shows %s in the build of the gallery only', async (path, internal) => {
  expect(await target(middleware, path)).toBe(internal)
  expect(await target(ordinary, path)).toMatch(/\/not-found$/)
})

it.each(['/', '/galleryfold', '/de/company/terms-of-use', '/en/standard/gallery'])(
  '%s is answered as ever',
  async (path) => {
    expect(await target(middleware, path)).toBe(await target(ordinary, path))
  },
)

it('runs for the same addresses', () => {
  expect(config).toEqual(ordinaryConfig)
})
