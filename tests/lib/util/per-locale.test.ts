import { expect, it, vi } from 'vitest'
import { perLocale } from '#lib/util/per-locale.ts'

it('loads once a language, also when asked twice at once', async () => {
  const load = vi.fn(async (locale: string) => Promise.resolve({ locale }))
  const get = perLocale(load)
  const [first, second] = await Promise.all([get('fr'), get('fr')])
  expect(first).toBe(second)
  expect(await get('de')).toEqual({ locale: 'de' })
  expect(load.mock.calls).toEqual([['fr'], ['de']])
})

it('tries again after a failure', async () => {
  const load = vi.fn(async () => Promise.resolve('words')).mockRejectedValueOnce(new Error('gone'))
  const get = perLocale(load)
  await expect(get('it')).rejects.toThrow('gone')
  expect(await get('it')).toBe('words')
})
