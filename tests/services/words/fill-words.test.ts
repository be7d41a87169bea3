import { expect, it } from 'vitest'
import { fillWords, wordsOf } from '#services/words/words.ts'

it.each([
  ['Si rinnova il {date}.', '8 marzo 2027', 'Si rinnova l’8 marzo 2027.'],
  ['Dal {date}: Basic', '11 agosto 2027', 'Dall’11 agosto 2027: Basic'],
  ['fino al {date}', '18 marzo 2027', 'fino al 18 marzo 2027'],
  ['del {date} al 9', '8 de marzo', 'del 8 de marzo al 9'],
])(
  'elides the Italian article before a day that begins with a vowel: %s %s',
  (text, date, said) => {
    expect(fillWords(text, { date })).toBe(said)
  },
)

it('is held by TypeScript to the names that an English sentence has', () => {
  const { greeting } = wordsOf('en').mail
  expect(fillWords(greeting, { name: 'Ada' })).toBe('Hello Ada,')
  // @ts-expect-error -- the name is missing
  expect(fillWords(greeting, {})).toBe('Hello {name},')
})
