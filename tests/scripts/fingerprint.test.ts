import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fingerprint } from '../../scripts/run/fingerprint.ts'
import { tempTree } from './temp-tree.ts'

const FILES = {
  'app/page.tsx': 'a',
  'locales/en/messages/home.json': '{}',
  'package-lock.json': '{}',
  'public/icon.svg': '<svg/>',
}
const SETTINGS = { SITE_URL: 'http://localhost:3000', TAG_MANAGER_ID: 'GTM-1' }

const change = (path: string) => {
  const root = tempTree(FILES)
  const before = fingerprint(root, SETTINGS)
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), 'changed')
  return fingerprint(root, SETTINGS) !== before
}

describe('a build is stale', () => {
  it.each([
    ...Object.keys(FILES),
    'features/new/thing.ts',
    'scripts/run/main.ts',
    'next.config.ts',
  ])('after a change of %s', (path) => {
    expect(change(path)).toBe(true)
  })

  it('with another setting that pages follow from, but not with another address (docs/decisions/028)', () => {
    const root = tempTree(FILES)
    const before = fingerprint(root, SETTINGS)
    expect(fingerprint(root, { ...SETTINGS, TAG_MANAGER_ID: 'GTM-2' })).not.toBe(before)
    expect(fingerprint(root, { ...SETTINGS, SITE_URL: 'https://www.example.com' })).toBe(before)
  })

  it.each([
    'README.md',
    'tests/new.test.ts',
    'services/main.ts',
    'locales/en/messages/home.d.json.ts',
  ])('but not after a change of %s', (path) => {
    expect(change(path)).toBe(false)
  })
})
