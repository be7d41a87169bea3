import { afterEach, describe, expect, it, vi } from 'vitest'
import { linkAddress } from '#features/shell/components/link-address.ts'
import { isShown } from '#features/shell/is-shown.ts'
import { AWAITED_PATHS } from '#lib/config/routes.ts'

const awaited = AWAITED_PATHS[0]

describe('a link of header or footer (S2 §2.6, §2.7)', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('shows once the registry holds its route, and in the gallery before', () => {
    vi.stubEnv('GALLERY', '0')
    expect(isShown('/company/terms-of-use', 'fr')).toBe(true)
    expect(isShown(awaited, 'en')).toBe(false)
    vi.stubEnv('GALLERY', '1')
    expect(isShown(awaited, 'en')).toBe(true)
  })

  it('leads to the canonical address of its route (S2 §2.2)', () => {
    expect(linkAddress('/company/terms-of-use', 'fr')).toBe('/fr/company/terms-of-use/')
    expect(linkAddress('/', 'de')).toBe('/de/')
    expect(linkAddress(awaited, 'de')).toBe(`/de${awaited}`)
  })
})
