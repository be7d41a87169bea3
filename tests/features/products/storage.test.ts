import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { FILE_KILOBYTES, filesIn } from '#features/products/storage.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { STORAGE_TIERS_GB } from '#lib/config/plans.ts'
import { claimsFile } from '#lib/util/claims.ts'

it('has the tiers that are named (S2 §1)', () => {
  expect(STORAGE_TIERS_GB).toEqual([20, 40, 50, 60, 100, 200])
})

it('says of each size only what really fits', () => {
  for (const tier of STORAGE_TIERS_GB) {
    for (const kind of ['documents', 'scans', 'photos'] as const) {
      const taken = filesIn(tier, kind) * FILE_KILOBYTES[kind]
      expect(taken).toBeLessThanOrEqual(tier * 1_000_000)
      expect(taken + FILE_KILOBYTES[kind]).toBeGreaterThan(tier * 1_000_000)
    }
  }
  expect(filesIn(20, 'documents')).toBe(80_000)
})

it.each(LOCALE_CODES)('has the least and the most that %s claims elsewhere', async (locale) => {
  const text = await readFile(`locales/${locale}/claims.json`, 'utf8')
  const { storage } = claimsFile.parse(JSON.parse(text))
  expect(`${storage}`.match(/\d+/g)?.map(Number)).toEqual([
    STORAGE_TIERS_GB[0],
    STORAGE_TIERS_GB.at(-1),
  ])
})
