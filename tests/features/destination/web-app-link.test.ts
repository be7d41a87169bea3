import { expect, it } from 'vitest'
import type { ParsedDestination } from '#features/destination/destination.ts'
import { webAppLink } from '#features/destination/web-app-link.ts'

it.each<[ParsedDestination | undefined, string]>([
  [undefined, '/?lang=fr&lib=fr'],
  [{ kind: 'document', slug: 'bail-D7' }, '/doc/bail-D7?lang=fr&lib=fr'],
  [{ kind: 'search', text: 'bail & caution' }, '/search/?t=bail+%26+caution&lang=fr&lib=fr'],
  [{ kind: 'business-plan-kit' }, '/business-plan-kit/?lang=fr&lib=fr'],
  [{ kind: 'folder', path: 'drive/Factures' }, '/drive/Factures?lang=fr&lib=fr'],
  [{ kind: 'folder', path: '' }, '/?lang=fr&lib=fr'],
])('%j is %s with the language twice (S2 §2.2, §4)', (destination, place) => {
  const webAppUrl = 'https://app.example/webapp'
  expect(webAppLink({ webAppUrl, locale: 'fr', destination })).toBe(webAppUrl + place)
})
