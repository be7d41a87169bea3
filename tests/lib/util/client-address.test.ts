import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clientAddress } from '#lib/util/client-address.ts'

const FORGED = '203.0.113.66'

describe('clientAddress', () => {
  it.each([
    ['no header', null, 1, ''],
    ['no trusted proxy', '198.51.100.7', 0, ''],
    ['one proxy', '198.51.100.7', 1, '198.51.100.7'],
    ['one proxy and a forged entry', `${FORGED}, 198.51.100.7`, 1, '198.51.100.7'],
    ['two proxies', '198.51.100.7, 10.0.0.2', 2, '198.51.100.7'],
    [
      'two proxies and forged entries',
      `${FORGED},${FORGED}, 198.51.100.7, 10.0.0.2`,
      2,
      '198.51.100.7',
    ],
    ['fewer entries than proxies', '198.51.100.7', 2, ''],
    ['a port', '198.51.100.7:51234', 1, '198.51.100.7'],
    ['IPv6', '2001:db8::1', 1, '2001:db8::1'],
    ['IPv6 in brackets with a port', '[2001:db8::1]:443', 1, '2001:db8::1'],
    ['IPv4 in IPv6', '::ffff:198.51.100.7', 1, '198.51.100.7'],
    ['no address', 'unknown', 1, ''],
    ['a script', '<script>alert(1)</script>', 1, ''],
    ['an empty entry', `${FORGED}, `, 1, ''],
  ])('%s', (_case, forwardedFor, trustedHops, expected) => {
    expect(clientAddress({ forwardedFor, trustedHops })).toBe(expected)
  })

  it('never gives an entry that the visitor wrote', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constant(FORGED), fc.string(), fc.ipV4(), fc.ipV6())),
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom('198.51.100.7', '2001:db8::1'),
        (forged, trustedHops, real) => {
          const written = [real, '10.0.0.2', '10.0.0.3', '10.0.0.4'].slice(0, trustedHops)
          const forwardedFor = [...forged, ...written].join(', ')
          expect(clientAddress({ forwardedFor, trustedHops })).toBe(real)
        },
      ),
    )
  })

  it('gives nothing at all without a trusted proxy', () => {
    fc.assert(
      fc.property(fc.string(), (forwardedFor) => {
        expect(clientAddress({ forwardedFor, trustedHops: 0 })).toBe('')
      }),
    )
  })

  it('gives an address or nothing', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 4 }), (forwardedFor, trustedHops) => {
        expect(clientAddress({ forwardedFor, trustedHops })).toMatch(/^[\da-fA-F:.]{0,45}$/)
      }),
    )
  })
})
