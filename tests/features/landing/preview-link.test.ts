import { describe, expect, it } from 'vitest'
import {
  isSignedPreview,
  readPreviewToken,
  signPreview,
  writePreviewToken,
} from '#features/landing/preview-link.ts'

const KEY = 'a key of at least thirty-two letters'
const page = {
  locale: 'fr',
  path: '/docs/soldes',
  hash: 'aaaaaaaaaaaa',
  until: 1_795_440_000,
} as const

describe('a preview link', () => {
  it('is read back and known by its signature', async () => {
    const signature = await signPreview(page, KEY)
    const token = writePreviewToken({ ...page, signature })
    expect(readPreviewToken(token)).toEqual({ hash: page.hash, until: page.until, signature })
    expect(await isSignedPreview({ ...page, signature }, KEY)).toBe(true)
  })

  it.each([
    ['another language', { locale: 'de' }],
    ['another path', { path: '/docs/demo' }],
    ['another record', { hash: 'bbbbbbbbbbbb' }],
    ['a later end', { until: page.until + 1 }],
  ] as const)('is not good for %s', async (_case, changes) => {
    const signature = await signPreview(page, KEY)
    expect(await isSignedPreview({ ...page, ...changes, signature }, KEY)).toBe(false)
  })

  it('is not good under another key', async () => {
    const signature = await signPreview(page, `${KEY}!`)
    expect(await isSignedPreview({ ...page, signature }, KEY)).toBe(false)
  })

  it.each([
    '',
    'x',
    'aaaaaaaaaaaa.1795440000',
    'aaaaaaaaaaaa.1795440000.short',
    `aaaaaaaaaaaa.179544000.${'A'.repeat(43)}`,
    `AAAAAAAAAAAA.1795440000.${'A'.repeat(43)}`,
    `aaaaaaaaaaaa.1795440000.${'A'.repeat(42)}/`,
    `aaaaaaaaaaaa.1795440000.${'A'.repeat(44)}`,
    `aaaaaaaaaaaa.1795440000.${'A'.repeat(10_000)}`,
  ])('is not what this holds: %s', (token) => {
    expect(readPreviewToken(token)).toBeNull()
  })
})
