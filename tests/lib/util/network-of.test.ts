import { expect, it } from 'vitest'
import { networkOf, shortenedAddress, siteOf } from '#lib/util/network-of.ts'

it.each([
  ['198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1:2:3:4', 'fe80:0:0:0'],
  ['1:2:3:4:5:6:7::', '1:2:3:4'],
  ['', ''],
])('%s is in %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it.each([
  ['198.51.100.7', '198.51.100.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:DB8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['', ''],
])('%s is passed on as %s', (address, shortened) => {
  expect(shortenedAddress(address)).toBe(shortened)
})

it.each([
  ['198.51.100.7', undefined],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:db8:1:ffff::', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0'],
  ['', undefined],
])('a customer may have all of %s: %s', (address, site) => {
  expect(siteOf(address)).toBe(site)
})
