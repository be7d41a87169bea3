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
  checkBaked(baked, { source, settings: environment.public })
  return environment.public
}

const LIVE = { SITE_URL: 'https://www.example.com', WEB_APP_URL: 'https://app.example.com' }

describe('what is baked into a build', () => {
  it('names build and commit', () => {
    expect(bakedWith({})).toMatchObject({ build: '20261122T120000-00aa', commit: 'abc123' })
  })

  it('comes from the build where the start does not set it', () => {
    const built = { ...LIVE, TAG_MANAGER_ID: 'GTM-1', CREATION_ERROR_NOTICE: 'dialog' }
    expect(start(built, { PORT: '8080' })).toMatchObject(built)
    expect(start(built, { SITE_URL: '', TAG_MANAGER_ID: '' })).toMatchObject(built)
  })

  it('may be said in another way', () => {
    expect(start(LIVE, { SITE_URL: 'https://WWW.example.com:443/' })).toMatchObject(LIVE)
  })

  it.each([
    ['SITE_URL', 'https://other.example'],
    ['WEB_APP_URL', 'https://other.example'],
    ['TEMPLATES_URL', 'https://other.example/t'],
    ['TAG_MANAGER_ID', 'GTM-2'],
    ['CREATION_ERROR_NOTICE', 'dialog'],
  ])('stops a start with another %s, in one line', (name, value) => {
    expect(() => start(LIVE, { ...LIVE, [name]: value })).toThrow(
      new RegExp(`^${name} is ${value}, and the build was made for [^\n]*npm run build[^\n]*$`),
    )
  })

  it.each([
    ['SITE_URL', 'PORT'],
    ['WEB_APP_URL', 'SERVICES_PORT'],
  ])('stops a start whose %s follows from another %s', (name, port) => {
    expect(() => start({}, { [port]: '9800' })).toThrow(`${name} is http://localhost:9800`)
    expect(() => start({}, { [port]: '9800' })).toThrow(`(by ${port})`)
  })
})
