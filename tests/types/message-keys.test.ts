import type { getTranslations } from 'next-intl/server'
import { expect, expectTypeOf, it } from 'vitest'

type Translate = Awaited<ReturnType<typeof getTranslations<'legal'>>>

// Each expected error below is planted: where the typing of messages is off, the type check fails on it.
const planted = [
  // @ts-expect-error -- a key that does not exist
  (t: Translate) => t('planted'),
  // @ts-expect-error -- the argument of the message is missing
  (t: Translate) => t('revised'),
  // @ts-expect-error -- the argument of the message has the wrong type
  (t: Translate) => t('revised', { date: 'yesterday' }),
]

it('the type check knows keys and arguments of messages', () => {
  expectTypeOf<Parameters<Translate>[0]>().toEqualTypeOf<
    | 'contents'
    | 'dialog.close'
    | 'dialog.failed'
    | 'dialog.loading'
    | 'dialog.read'
    | 'privacy.meta.description'
    | 'privacy.meta.title'
    | 'revised'
    | 'revisedIn'
    | 'terms.meta.description'
    | 'terms.meta.title'
  >()
  expect(planted).toHaveLength(3)
})
