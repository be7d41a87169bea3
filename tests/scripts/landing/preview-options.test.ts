import { describe, expect, it } from 'vitest'
import { readPreviewOptions } from '../../../scripts/landing/preview-options.ts'

describe('readPreviewOptions', () => {
  it('is a day long and English unless told otherwise', () => {
    expect(readPreviewOptions(['--path', '/docs/x'])).toEqual({
      locale: 'en',
      path: '/docs/x',
      hours: 24,
    })
    expect(
      readPreviewOptions(['--locale', 'fr', '--path', '/l/x', '--hours', '0.5']),
    ).toMatchObject({ locale: 'fr', hours: 0.5 })
  })

  it('is of a line over the site where that is named', () => {
    const args = ['--path', '/l', '--name', 'spring-sale', '--path', '/lp']
    expect(readPreviewOptions(args)).toMatchObject({
      path: '/lp',
      named: { kind: 'announcements', name: 'spring-sale' },
    })
  })

  it.each(['/', '/docs/x'])('is of words on %s where those are named', (path) => {
    const args = ['--kind', 'words', '--path', '/', '--name', 'spring-words', '--path', path]
    expect(readPreviewOptions(args)).toMatchObject({
      path,
      named: { kind: 'words', name: 'spring-words' },
    })
  })

  it.each([
    [['--locale', 'nl', '--path', '/docs/x'], '--locale must be one of'],
    [[], '--path must be'],
    [['--path', '/company/contact'], '--path must be'],
    [['--path', '/'], '--path must be'],
    [['--kind', 'words', '--path', '/'], '--name must be'],
    [['--kind', 'words', '--path', '/pricing/plans', '--name', 'x'], '--name must be'],
    [['--path', '/docs/x', '--hours', '0'], '--hours must be'],
    [['--path', '/docs/x', '--hours', '745'], '--hours must be'],
    [['--path', '/docs/x', '--hours', 'long'], '--hours must be'],
    [['--path', '/docs/x', '--days', '1'], '--days'],
  ])('refuses %j', (args, message) => {
    expect(() => readPreviewOptions(args)).toThrow(message)
  })
})
