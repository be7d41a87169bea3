import { expect, it } from 'vitest'
import { ENDS } from '#features/landing/components/sections/closing.tsx'
import { readLandingRecords } from '../../scripts/lib/read-records.ts'

it('a landing page ends with its action, unless its form stands open from the start', async () => {
  const records = await readLandingRecords()
  const open = records.filter(
    ({ record }) => !record.opensDialog && record.sections.at(-1)?.type !== 'closing',
  )
  expect(open.map(({ source }) => source)).toEqual([])
})

it('a campaign does not end below /lp as it does below /docs', async () => {
  const records = await readLandingRecords()
  const endOf = (locale: string, path: string) => {
    const row = records.find((one) => one.locale === locale && one.path === path)
    const [opening] = row?.record.sections ?? []
    return opening && { end: ENDS[opening.type] }
  }
  const alike = records.filter(({ locale, path }) => {
    const [own, other] = [endOf(locale, path), endOf(locale, path.replace('/docs/', '/lp/'))]
    return path.startsWith('/docs/') && other && own?.end === other.end
  })
  expect(alike.map(({ source }) => source)).toEqual([])
})
