import { expect, it } from 'vitest'
import { recordAddress, recordSegments } from '#lib/util/record-segments.ts'

it('writes the address of a landing page as segments and reads it back', () => {
  const address = { hash: 'aaaaaaaaaaaa', facts: 'plain-idle', path: '/docs/ab/10.01.24' }
  expect(recordSegments(address)).toEqual(['aaaaaaaaaaaa', 'plain-idle', 'docs', 'ab', '10.01.24'])
  expect(recordAddress(recordSegments(address))).toEqual(address)
})

it('reads an address that names no page from segments that are too few', () => {
  expect(recordAddress([])).toEqual({ hash: '', facts: '', path: '/' })
})
