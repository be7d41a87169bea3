import { expect, it } from 'vitest'
import { readLandingRecords } from '../../scripts/lib/read-records.ts'

it('a landing page ends with its action, unless its form stands open from the start', async () => {
  const records = await readLandingRecords()
  const open = records.filter(
    ({ record }) => !record.opensDialog && record.sections.at(-1)?.type !== 'closing',
  )
  expect(open.map(({ source }) => source)).toEqual([])
})
