import { expect, it } from 'vitest'
import { unprefetched } from '../../scripts/lib/prefetch-hints.ts'

/** `PrefetchHint.PrefetchDisabled` of Next: when it changes, the manifest means something else. */
const DISABLED = 1024

it('says of every segment of a page, and of no handler, that nothing prefetches it', () => {
  const hints = unprefetched({
    '/[locale]/(site)/page': '/[locale]',
    '/api/health/route': '/api/health',
  })
  const leaf = { hints: DISABLED, slots: null }
  const above = (children: unknown) => ({ hints: DISABLED, slots: { children } })
  expect(hints).toEqual({ '/[locale]': above(above(above(leaf))) })
})
