import { expect, it } from 'vitest'
import { buildFolder } from '#lib/config/build-folder.mjs'
import { readPublicEnv } from '#lib/config/env-public.ts'

it('the gallery is built beside what visitors get, and only when it is asked for', () => {
  const usual = buildFolder(readPublicEnv({}))
  expect(usual).toBe('.next')
  expect(buildFolder(readPublicEnv({ GALLERY: '0' }))).toBe(usual)
  expect(buildFolder(readPublicEnv({ GALLERY: '1' }))).toBe('.next-gallery')
})
