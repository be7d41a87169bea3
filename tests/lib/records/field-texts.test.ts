import { expect, it } from 'vitest'
import { fieldTexts } from '#lib/records/field-texts.ts'

it('finds every text with its field, and nothing else', () => {
  const value = { alias: 'A', count: 1, left: undefined, list: [{ title: 'B' }, 'C', null] }
  expect(fieldTexts(value)).toEqual([
    { field: 'alias', text: 'A' },
    { field: 'list.0.title', text: 'B' },
    { field: 'list.1', text: 'C' },
  ])
})

it('begins with the field that it is told', () => {
  expect(fieldTexts(['A'], 'sections')).toEqual([{ field: 'sections.0', text: 'A' }])
})
