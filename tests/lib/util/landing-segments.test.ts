import { expect, it } from 'vitest'
import { landingAddress, landingSegments } from '#lib/util/landing-segments.ts'

it('writes the address of a landing page as segments and reads it back', () => {
  const address = { hash: 'aaaaaaaaaaaa', facts: 'plain-idle', path: '/docs/ab/10.01.24' }
  expect(landingSegments(address)).toEqual(['aaaaaaaaaaaa', 'plain-idle', 'docs', 'ab', '10.01.24'])
  expect(landingAddress(landingSegments(address))).toEqual(address)
})

it('reads an address that names no page from segments that are too few', () => {
  expect(landingAddress([])).toEqual({ hash: '', facts: '', path: '/' })
})
