import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DOCUMENT_ID, DOCUMENT_SLUG } from '#features/destination/web-app-places.ts'
import { sourceFiles } from '../../scripts/check/source-files.ts'

const PRODUCT = /^(?:app|components|features|lib|services)\//

const SPELLED = /-D\(?(?:\\d|\[0-9\])/

it('is spelled once in the product', () => {
  const files = sourceFiles('.').filter((file) => PRODUCT.test(file))
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((file) => SPELLED.test(readFileSync(file, 'utf8')))).toEqual([
    'features/destination/web-app-places.ts',
  ])
})

describe('the slug of a document (S2 §2.2, §4)', () => {
  it.each([
    ['bail-D7', '7'],
    ['doc/bail-D1001', '1001'],
    ['bail-D7/', undefined],
    ['bail-D', undefined],
    ['bail-d7', undefined],
  ])('%s ends in the id %s', (url, id) => {
    expect(DOCUMENT_ID.exec(url)?.[1]).toBe(id)
  })

  it.each([
    ['modèle-de-bail-D7', true],
    ['doc/bail-D7', false],
    ['javascript:alert(1)-D7', false],
    ['-D7', false],
  ])('%s is a whole one: %s', (slug, isWhole) => {
    expect(DOCUMENT_SLUG.test(slug)).toBe(isWhole)
  })
})
