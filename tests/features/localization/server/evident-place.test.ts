import { expect, test } from 'vitest'
import { evidentPlace } from '#features/localization/server/evident-place.ts'
import { testSite } from '../../../support/test-site.ts'

const COOKIE = { Cookie: 'b_localization={"countryCode":"US","region":"NY"}' }

const headers = new Headers({ ...COOKIE, 'x-country': 'CA', 'x-region': 'CA-QC' })

const NAMES = { country: 'x-country', region: 'x-region' }

test('is what an edge network says, whatever stands in a cookie', async () => {
  const { site } = testSite({ geoHeaders: NAMES })
  expect(await evidentPlace(headers, site)).toEqual({ country: 'CA', region: 'QC' })
})

test.each(['XX', 'EU', ''])('is not known where the edge network says "%s"', async (country) => {
  const { site } = testSite({ geoHeaders: NAMES })
  expect(await evidentPlace(new Headers({ 'x-country': country }), site)).toBeNull()
})

test('is not known where nobody vouches for an address, and nobody is asked', async () => {
  const { site, lines } = testSite({ trustedProxyHops: 0 })
  const forged = new Headers({ ...COOKIE, 'x-forwarded-for': '203.0.113.7' })
  expect(await evidentPlace(forged, site)).toBeNull()
  expect(lines).toEqual([])
})

test('is not known while the geo service is away', async () => {
  const { site, logged } = testSite({ trustedProxyHops: 1 })
  const seen = new Headers({ 'x-forwarded-for': '203.0.113.7' })
  expect(await evidentPlace(seen, site)).toBeNull()
  expect(logged()).toMatchObject([{ event: 'upstream failed', upstream: 'geo' }])
})
