import { expect, it } from 'vitest'
import { readArms, shownArms, writeArms } from '#features/experiments/arms-cookie.ts'

it('reads what it has written', () => {
  const kept = new Map([
    ['free-demo', { arm: 'price', isShown: true }],
    ['plans', { arm: 'control', isShown: false }],
  ])
  expect(writeArms(kept)).toBe('free-demo.price!~plans.control')
  expect(readArms(writeArms(kept))).toEqual(kept)
})

it.each([undefined, '', '~', 'a', 'A.b', 'a.b!!', '__proto__.x', 'a.b.c', '<script>.x', 'a.'])(
  'holds no arm in %j',
  (value) => expect(readArms(value).size).toBe(0),
)

it('takes what is right beside what is not, and forty at most', () => {
  expect([...readArms('x~a.b~../..~c.d!').keys()]).toEqual(['a', 'c'])
  const many = Array.from({ length: 1000 }, (_none, index) => `e${index}.a`).join('~')
  expect(readArms(many).size).toBe(40)
})

it('tells of an account only the arms that were shown', () => {
  expect(shownArms('a.b!~c.d~e.control!')).toEqual({ a: 'b', e: 'control' })
  expect(shownArms('c.d')).toBeUndefined()
})
