import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** What makes a row of the catalogue happen: a file of tests, and how one of its tests is called. */
const FAULTS: Readonly<Record<string, readonly (readonly [file: string, title: string])[]>> = {
  '409 on account creation': [
    ['tests/features/signup/outcomes.test.tsx', 'of an address that has an account'],
    ['tests/app/api/sign-up-form.test.ts', 'comes back to its page when the account exists'],
  ],
  'another error there': [
    ['tests/features/signup/outcomes.test.tsx', 'shows the error dialog for another failure'],
    ['tests/app/api/sign-up-faults.test.ts', 'a form stays as it is, without a message'],
    ['tests/features/signup/sign-up-flow.test.tsx', 'any other failure (S1 §4.6)'],
  ],
  'a token cannot be validated': [
    ['tests/app/api/session.test.ts', 'clears a token that the %s refuses'],
  ],
  'a page cannot be loaded': [
    ['tests/app/errors/page-error.test.tsx', 'is 500 where the error has no status'],
    ['tests/lib/next/failed-pages.test.ts', 'says so in its language, without script'],
    ['e2e/page-errors.spec.ts', 'a form that fails in React is the one of the server again'],
  ],
  'part of the script cannot be loaded': [
    ['tests/lib/browser/navigation/reload-after-lost-chunk.test.tsx', 'at most once per minute'],
    ['e2e/page-errors.spec.ts', 'a page whose scripts a release has taken away loads anew'],
    ['e2e/page-errors.spec.ts', 'keeps what is being written'],
  ],
  'a middleware step that does not exist': [
    ['tests/middleware.test.ts', 'answers 500 "Unknown middleware"'],
  ],
  'an address without page': [['tests/middleware.test.ts', 'This page could not be found']],
  'no such page': [['e2e/not-found.spec.ts', 'answers 404 in that language']],
  'error dialog': [
    ['tests/components/ui/error-notice.test.tsx', 'opens as a modal with message and action'],
  ],
  'a search finds nothing': [
    [
      'tests/features/documents/server/document-finder.test.ts',
      'for the default keyword where it finds nothing',
    ],
  ],
  'the address has an active licence': [
    ['tests/features/checkout/checkout-refusals.test.tsx', 'an active licence, with the address'],
  ],
  'no payment by the provider': [
    ['tests/features/checkout/checkout-refusals.test.tsx', 'a provider that received nothing'],
  ],
  'the purchase fails': [
    ['tests/features/checkout/checkout-refusals.test.tsx', 'a call that broke'],
  ],
  'a payment is under way': [
    ['tests/features/checkout/checkout-refusals.test.tsx', 'a payment under way, in the words of'],
    ['tests/features/checkout/checkout-refusals.test.tsx', 'one that takes longer'],
  ],
  'the captcha does not load or run': [
    ['tests/features/checkout/captcha.test.tsx', 'a script that does not load is an error'],
    ['tests/features/checkout/captcha.test.tsx', '%s is an error of running it'],
  ],
  'the localization fails': [
    ['tests/app/api/localization.test.ts', 'answers the fallback record under the stricter rule'],
    ['tests/features/consent/regime.test.tsx', 'falls back and is asked for once more after 10 s'],
  ],
}

/** First cells of the two catalogues (S1 §8, S2 §8). */
const rows = [
  ...readFileSync('docs/specification.md', 'utf8').matchAll(
    /^## S[12] §8: errors\n([\s\S]*?)\n##/gm,
  ),
].flatMap(([, catalogue = '']) =>
  [...catalogue.matchAll(/^\| ([^|]+) \|/gm)]
    .map(([, cell = '']) => cell)
    .filter((cell) => !/^(?:what happens|-+)$/.test(cell)),
)

describe('the catalogue of errors (S1 §8, S2 §8)', () => {
  it('has a fault for every row that is there', () => {
    expect(rows).toHaveLength(17)
    expect([...new Set(rows)].toSorted()).toEqual(Object.keys(FAULTS).toSorted())
  })

  it.each(
    Object.entries(FAULTS).flatMap(([row, faults]) =>
      faults.map(([file, title]) => [row, file, title] as const),
    ),
  )('%s: %s', (_row, file, title) => {
    expect(readFileSync(file, 'utf8')).toContain(title)
  })
})
