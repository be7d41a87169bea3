import { afterEach, describe, expect, it, vi } from 'vitest'
import { linkAddress } from '#features/shell/components/link-address.ts'
import { isShown } from '#features/shell/is-shown.ts'
import { ROUTES } from '#lib/config/routes.ts'

const { budgeto } = ROUTES

describe('a link of header or footer (S2 §2.6, §2.7)', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('shows in the languages of its route, and in the gallery in all', () => {
    vi.stubEnv('GALLERY', '0')
    expect(budgeto.locales).toEqual(['en'])
    expect(isShown('/company/terms-of-use', 'fr')).toBe(true)
    expect(isShown('/budgeto', 'de')).toBe(false)
    vi.stubEnv('GALLERY', '1')
    expect(isShown('/budgeto', 'de')).toBe(true)
  })

  it('leads to the canonical address of its route (S2 §2.2)', () => {
    expect(linkAddress('/company/terms-of-use', 'fr')).toBe('/fr/company/terms-of-use/')
    expect(linkAddress('/', 'de')).toBe('/de/')
    expect(linkAddress('/pricing/plans', 'de')).toBe('/de/pricing/plans')
  })
})
