import { expect, test } from 'vitest'
import { COUNTRIES_OF_CURRENCY } from '#features/localization/countries.ts'
import { FLAG_FILE, flagFile, flagPicture } from '#services/geo/flags.ts'

const countries = Object.values(COUNTRIES_OF_CURRENCY).flatMap((list) => list.split(' '))
const flags = countries.filter((country) => flagFile(country) !== undefined)

const sides = (svg: string, name: string) =>
  [...svg.matchAll(new RegExp(`<rect[^>]* ${name}="([\\d.]+)"`, 'g'))].map(([, side]) =>
    Number(side),
  )

test('there are flags, and none of a country that is none', () => {
  expect(flags.length).toBeGreaterThan(25)
  for (const name of ['toString', 'XX', '']) expect(flagPicture(name)).toBeUndefined()
})

test.each(flags)('the stripes of %s fill its flag, each in a colour', (country) => {
  expect(FLAG_FILE.exec(flagFile(country)?.split('/').at(-1) ?? '')?.[1]).toBe(country)
  const svg = flagPicture(country) ?? ''
  const [widths, heights] = [sides(svg, 'width'), sides(svg, 'height')]
  const area = widths.reduce((sum, width, at) => sum + width * (heights[at] ?? 0), 0)
  expect(area).toBeCloseTo(36 * 24, 5)
  expect(svg.match(/fill="#(?:[\da-f]{3}){1,2}"/g)).toHaveLength(widths.length)
})
