import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { adoptBaked, checkBaked, readBaked, writeBaked } from '../../scripts/run/baked.ts'
import { readEnvironment } from '../../scripts/run/environment.ts'
import { tempTree } from './temp-tree.ts'

type Source = Record<string, string>

const bakedWith = (source: Source) => {
  const folder = join(tempTree({}), '20261122T120000-00aa')
  mkdirSync(folder)
  writeBaked(folder, readEnvironment({ COMMIT: 'abc123', ...source }))
  return readBaked(folder)
}

/** Starts a build that was made with some variables with others; the fault, or what the site runs with. */
const start = (built: Source, source: Source) => {
  const baked = bakedWith(built)
  const environment = readEnvironment(adoptBaked(source, baked))
  checkBaked(baked, environment.public)
  return environment.public
}

const BUILT = { TAG_MANAGER_ID: 'GTM-1', CREATION_ERROR_NOTICE: 'dialog' }

describe('what is baked into a build', () => {
  it('names build and commit', () => {
    expect(bakedWith({})).toMatchObject({ build: '20261122T120000-00aa', commit: 'abc123' })
  })

  it('comes from the build where the start does not set it', () => {
    expect(start(BUILT, { PORT: '8080' })).toMatchObject(BUILT)
    expect(start(BUILT, { TAG_MANAGER_ID: '' })).toMatchObject(BUILT)
  })

  it('is not an address, which every start may choose', () => {
    const SITE_URL = 'https://staging.example'
    const THUMBNAIL_URL = 'https://images.example'
    expect(start(BUILT, { SITE_URL, THUMBNAIL_URL })).toMatchObject({ SITE_URL, THUMBNAIL_URL })
    const later = start({ SITE_URL, THUMBNAIL_URL }, {})
    expect([later.SITE_URL, later.THUMBNAIL_URL]).toEqual(['http://localhost:3000', undefined])
  })

  it.each([
    ['TAG_MANAGER_ID', 'GTM-2'],
    ['CHAT_SCRIPT_URL', 'https://chat.example/x.js'],
    ['CREATION_ERROR_NOTICE', 'silent'],
  ])('stops a start with another %s, in one line', (name, value) => {
    expect(() => start(BUILT, { [name]: value })).toThrow(
      new RegExp(`^${name} is ${value}, and the build was made for [^\n]*npm run build[^\n]*$`),
    )
  })
})
