import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { signedBodyFault, signedBodyHeader } from '#lib/util/signed-body.ts'

const signing = { secret: 'a secret', body: '{"id":1}', seconds: 1_800_000_000 }

const header = signedBodyHeader(signing)

const faultOf = (changes: Partial<Parameters<typeof signedBodyFault>[0]> = {}) =>
  signedBodyFault({ ...signing, header, toleranceS: 300, ...changes })

describe('a signed body', () => {
  it('is signed as "t.body" by HMAC-SHA-256', () => {
    const wanted = createHmac('sha256', 'a secret').update('1800000000.{"id":1}').digest('hex')
    expect(header).toBe(`t=1800000000,v1=${wanted}`)
    expect(faultOf()).toBeUndefined()
  })

  it.each([null, '', 't=1', 'v1=00', header.slice(0, -1), `${header}0`, ` ${header}`])(
    'is unsigned with the header %s',
    (bad) => expect(faultOf({ header: bad })).toBe('unsigned'),
  )

  it.each([
    { body: '{"id":2}' },
    { secret: 'another secret' },
    { header: header.replace('t=18', 't=19') },
  ])('is forged with %o', (changes) => expect(faultOf(changes)).toBe('forged'))

  it.each([
    [300, undefined],
    [-300, undefined],
    [301, 'old'],
    [-301, 'old'],
  ])('%i seconds later is %s', (later, fault) =>
    expect(faultOf({ seconds: signing.seconds + later })).toBe(fault),
  )
})
