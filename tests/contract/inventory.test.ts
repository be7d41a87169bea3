import { expect, it } from 'vitest'
import { COOKIES } from '#lib/config/cookies.ts'
import { STORAGE_KEYS } from '#lib/config/storage-keys.ts'
import { THIRD_PARTIES } from '#lib/config/third-parties.ts'
import { readMessages } from '../support/messages.ts'

/** The keys of the texts below one key of the cookie policy. */
const keysBelow = async (start: string) =>
  [...(await readMessages('en', 'cookiePolicy')).keys()]
    .filter((key) => key.startsWith(`${start}.`))
    .map((key) => key.slice(start.length + 1))

it.each([
  ['cookies', COOKIES],
  ['storage', STORAGE_KEYS],
])(
  'says of everything in %s what it is for, and of nothing else (architecture 17)',
  async (start, table) => {
    expect((await keysBelow(start)).toSorted()).toEqual(Object.keys(table).toSorted())
  },
)

it('says of every third party what it is for', async () => {
  expect(await keysBelow('thirdParties')).toEqual(
    expect.arrayContaining(Object.keys(THIRD_PARTIES)),
  )
})

it('holds the storage keys of the specification and no name twice in one area (S2 §3)', () => {
  const keys = Object.values(STORAGE_KEYS).map(({ area, name }) => `${area} ${name}`)
  expect(keys).toEqual([
    'local b_tracking',
    'local b_first',
    'local b_eftid',
    'session b_events',
    'session b_visit',
    'session b_scroll',
    'local b_offer',
    'local b_orders',
    'session b_bought',
    'session b_reload',
  ])
})
