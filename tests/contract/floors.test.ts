import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FLOORS } from '../../scripts/import-law/floors.ts'

const README = readFileSync('services/README.md', 'utf8')

const picture = README.split('```')[1] ?? ''

test.each(Object.entries(FLOORS))(
  'the picture of the services shows the floor %s',
  (floor, rooms) => {
    const [, drawn = ''] = new RegExp(`^${floor}\\s([^|]+)`, 'm').exec(picture) ?? []
    expect(drawn.trim().split(/\s+/).toSorted()).toEqual([...rooms].toSorted())
  },
)
