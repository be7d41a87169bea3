import { expect, it, vi } from 'vitest'
import { landingParams } from '#features/landing/server/landing-params.ts'
import { LANDING_PAGES_BUILT_AHEAD } from '#lib/config/constants.ts'

const HASH = vi.hoisted(() => 'aaaaaaaaaaaa')

vi.mock('#generated/landing-index.json', () => {
  const many = Array.from({ length: 10_000 }, (_, number) => [`/docs/page-${number}`, HASH])
  const windowed = { hash: HASH, from: '2026-11-27T09:00:00Z' }
  return { default: { en: Object.fromEntries(many), fr: { '/docs/demo': windowed }, de: {} } }
})

it('builds each page of the language ahead, with and without q', () => {
  expect(landingParams('fr')).toEqual([
    { locale: 'fr', page: [HASH, 'plain-idle', 'docs', 'demo'] },
    { locale: 'fr', page: [HASH, 'q-idle', 'docs', 'demo'] },
  ])
})

it('repeats the pages of the others for a language without any, so that those are built', () => {
  const locales = new Set(landingParams('de').map(({ locale }) => locale))
  expect([...locales]).toEqual(['en', 'fr'])
})

it('builds the first ones of very many, so that a build takes no longer', () => {
  const ahead = landingParams('en')
  expect(ahead).toHaveLength(2 * LANDING_PAGES_BUILT_AHEAD)
  expect(ahead.at(-1)?.page.slice(2)).toEqual(['docs', `page-${LANDING_PAGES_BUILT_AHEAD - 1}`])
})
