import { describe, expect, it } from 'vitest'
import { typedFigures } from '#lib/records/typed-figures.ts'

const claims = { templates: 3000, countries: 190, basicUsers: 1 }

describe('typedFigures', () => {
  it.each(['3000 templates', '3,000+', '3.000 Vorlagen', '3 000 modèles', '3\u202F000', '(3’000)'])(
    'finds the figure in "%s"',
    (text) => {
      expect(typedFigures(text, claims)).toEqual(['templates'])
    },
  )

  it.each(['{templates}+', '300 templates', '13,000', '30000', 'in 1 minute', '1901'])(
    'finds none in "%s"',
    (text) => {
      expect(typedFigures(text, claims)).toEqual([])
    },
  )
})
