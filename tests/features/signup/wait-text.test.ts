import { expect, it } from 'vitest'
import { waitText } from '#features/signup/wait-text.ts'

it.each([
  [1, 'in 1 minute'],
  [60, 'in 1 minute'],
  [61, 'in 2 minutes'],
  [3600, 'in 60 minutes'],
  [3601, 'in 2 hours'],
  [86_400, 'in 24 hours'],
])('%i s are "%s"', (seconds, text) => {
  expect(waitText(seconds, 'en')).toBe(text)
})

it('is in the language of the page', () => {
  const texts = (['fr', 'es', 'it', 'pt', 'de'] as const).map((locale) => waitText(300, locale))
  expect(texts).toEqual([
    'dans 5 minutes',
    'dentro de 5 minutos',
    'tra 5 minuti',
    'em 5 minutos',
    'in 5 Minuten',
  ])
})
