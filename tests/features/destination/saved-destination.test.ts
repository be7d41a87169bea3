import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { savedDestination, writeSavedDestination } from '#features/destination/saved-destination.ts'
import { sourceFiles } from '../../../scripts/check/source-files.ts'

describe('the cookie b_search (S2 §3)', () => {
  it.each([
    [{ url: 'doc/bail-D7' }, 'url=doc%2Fbail-D7'],
    [{ url: 'search/', t: 'bail & caution' }, 'url=search%2F&t=bail+%26+caution'],
  ])('keeps %j as %s', (destination, value) => {
    expect(writeSavedDestination(destination)).toBe(value)
    expect(savedDestination(value)).toEqual(destination)
  })

  it('is written by the dialog and by the handlers in the same way', () => {
    const writers = sourceFiles('.').filter(
      (file) =>
        /^(?:features|lib)\//.test(file) &&
        /'search'/.test(readFileSync(file, 'utf8')) &&
        /(?:rememberCookie|setCookie)\(/.test(readFileSync(file, 'utf8')),
    )
    expect(writers).toEqual([
      'features/signup/components/behaviour/use-dialog-effects.ts',
      'features/signup/server/sign-in.ts',
    ])
    for (const file of writers) {
      expect(readFileSync(file, 'utf8')).toMatch(/writeSavedDestination\(destination\)/)
    }
  })
})
