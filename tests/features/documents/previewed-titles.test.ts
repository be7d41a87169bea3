import { describe, expect, it } from 'vitest'
import type { LibraryTitle } from '#features/documents/library-shelf.ts'
import { previewedTitles } from '#features/documents/previewed-titles.ts'
import type { TemplateType } from '#lib/config/template-kinds.ts'

const titleOf = (id: number, type: TemplateType, label = `Paper ${id}`): LibraryTitle => ({
  label,
  labelLanguage: 'en',
  url: `paper-D${id}`,
  thumb: `/api/thumb/${id}-600px.svg`,
  heading: label,
  type,
  drawn: { id, title: label, type, language: 'en', department: 'legal' },
})

describe('the first pages that a shelf shows (S2 §2.6)', () => {
  it('are of as many kinds as there are, then the next ones', () => {
    const titles = [
      titleOf(1, 'agreement'),
      titleOf(2, 'agreement'),
      titleOf(3, 'letter'),
      titleOf(4, 'form', 'Invoice'),
      titleOf(5, 'form'),
    ]
    expect(previewedTitles(titles, 5).map(({ url }) => url)).toEqual(
      [1, 3, 4, 5, 2].map((id) => `paper-D${id}`),
    )
    expect(previewedTitles(titles, 2)).toHaveLength(2)
  })

  it('keep their place where the page does not draw them itself', () => {
    const { drawn: _, ...written } = titleOf(2, 'agreement')
    const titles = [titleOf(1, 'agreement'), written, titleOf(3, 'agreement')]
    expect(previewedTitles(titles, 3)).toEqual(titles)
  })
})
