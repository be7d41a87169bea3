import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { regionsOf } from '#features/checkout/regions.ts'
import { zoneOfPlace } from '#features/localization/zone-of-place.ts'
import { knownZone } from '#lib/util/known-zone.ts'
import { writtenMoment } from '#services/papers/written.ts'
import { wordsOf } from '#services/words/words.ts'

const MOMENT = new Date('2026-11-27T06:36:00Z')

test.each([
  ['en', 'America/Toronto', 'November_27,_2026 at_1:36_AM Eastern Standard Time'],
  ['de', 'Europe/Berlin', '27._November_2026 um_07:36 Mitteleuropäische Normalzeit'],
  ['pt', 'UTC', '27_de_novembro_de_2026 às_06:36 UTC'],
] as const)('a moment of %s keeps its day and its hour together', (locale, zone, expected) => {
  const text = writtenMoment(MOMENT, { locale, zone })
  expect(text.replaceAll('\u00A0', '_')).toBe(expected)
})

test.each([
  ['DE', null, 'Europe/Berlin'],
  ['FR', null, 'Europe/Paris'],
  ['PT', null, 'Europe/Lisbon'],
  ['CA', 'QC', 'America/Toronto'],
  ['US', 'CA', 'America/Los_Angeles'],
  ['US', 'GU', undefined],
  ['US', null, undefined],
  ['', null, undefined],
  ['Ann <b>', null, undefined],
])('who is billed in %s %s reads the clock of %s', (country, province, zone) => {
  expect(zoneOfPlace({ country, province })).toBe(zone)
})

test('each state and province is in one zone at most, and in one that there is', () => {
  for (const country of ['AU', 'BR', 'CA', 'MX', 'US']) {
    const codes = Object.keys(regionsOf(country, 'en')?.names ?? {})
    const zones = codes.map((province) => zoneOfPlace({ country, province }))
    // American Samoa, Guam and the Northern Marianas read UTC.
    expect(zones.filter((zone) => zone === undefined).length).toBe(country === 'US' ? 3 : 0)
    for (const zone of zones) if (zone) expect(knownZone(zone)).not.toBeNull()
  }
})

/** What draws a clock on a page, and what an operator previews, who reads UTC. */
const OTHER_HOURS = [
  'features/landing/components/preview-ribbon.tsx',
  'features/products/components/features/features-view.tsx',
]

test('hours that people read are written in one place', () => {
  const writers = globSync(['{app,components,features,lib,services}/**/*.{ts,tsx}']).filter(
    (file) => /\b(?:timeStyle|hour): ['A-Z]|toLocaleTimeString/.test(readFileSync(file, 'utf8')),
  )
  expect(writers.toSorted()).toEqual([...OTHER_HOURS, 'lib/util/written-moment.ts'])
})

test('the name of mail does not break at its hyphen', () => {
  const { emailTitle, emailSent } = wordsOf('de').billing
  expect(emailTitle).toBe('E\u2011Mail-Adresse')
  expect(emailSent).not.toContain('E-Mail')
})
