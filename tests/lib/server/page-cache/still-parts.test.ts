import { describe, expect, it } from 'vitest'
import { withoutStillParts } from '#lib/server/page-cache/still-parts.ts'

const flight = (...rows: string[]) => rows.map((row) => `${row}\n`).join('')

const STILL = '2:I[11,["/c.js"],"Still"]'
const LINK = '3:I[12,["/c.js"],""]'

describe('withoutStillParts', () => {
  it('cuts the children of a still part and the rows that only they need', () => {
    const before = flight(
      STILL,
      '0:["$","$L2",null,{"id":"a","children":["$","main",null,{"children":["$L4","$L5"]}]}]',
      '4:["$","p",null,{"children":"Long – text"}]',
      '5:["$","p",null,{"children":"shared"}]',
      '6:["$","footer",null,{"children":"$L5"}]',
    )
    expect(withoutStillParts(before)).toBe(
      flight(
        STILL,
        '0:["$","$L2",null,{"id":"a","children":null}]',
        '5:["$","p",null,{"children":"shared"}]',
        '6:["$","footer",null,{"children":"$L5"}]',
      ),
    )
  })

  it('finds the component by a name that stands on a row of its own', () => {
    const named = ['7:"Still"', '2:I[11,["/c.js"],"$7"]']
    const before = flight(...named, '0:["$","$L2",null,{"id":"a","children":"words"}]')
    const after = flight(...named, '0:["$","$L2",null,{"id":"a","children":null}]')
    expect(withoutStillParts(before)).toBe(after)
  })

  it('leaves children that hold a client component, directly or further down', () => {
    const direct = flight(
      STILL,
      LINK,
      '0:["$","$L2",null,{"id":"a","children":["$","$L3",null,{"href":"/"}]}]',
    )
    const nested = flight(
      STILL,
      LINK,
      '0:["$","$L2",null,{"id":"a","children":"$L4"}]',
      '4:["$","p",null,{"children":["$","$L3",null,{"href":"/"}]}]',
    )
    expect(withoutStillParts(direct)).toBe(direct)
    expect(withoutStillParts(nested)).toBe(nested)
  })

  it('reads text rows by their length in bytes', () => {
    const text = 'é:T\n0:["$","$L2"]'
    const row = `8:T${Buffer.byteLength(text).toString(16)},${text}`
    const part = '0:["$","$L2",null,{"id":"a","children":"words"}]'
    const after = flight(STILL, '0:["$","$L2",null,{"id":"a","children":null}]')
    expect(withoutStillParts(`${row}${flight(STILL, part)}`)).toBe(`${row}${after}`)
  })

  it('leaves data of another form alone', () => {
    expect(withoutStillParts('something else')).toBe('something else')
  })

  it('changes nothing a second time, or on a page without still parts', () => {
    const plain = flight(LINK, '0:["$","p",null,{"children":"words"}]')
    expect(withoutStillParts(plain)).toBe(plain)
    const once = withoutStillParts(flight(STILL, '0:["$","$L2",null,{"id":"a","children":"x"}]'))
    expect(withoutStillParts(once)).toBe(once)
  })

  it.each(['$a5', '$La5', '$@a5'])('follows %s, whose id begins like a mark', (reference) => {
    const rows = flight(
      STILL,
      LINK,
      'a5:["$","$L3",null,{"href":"/x"}]',
      `0:["$","$L2",null,{"id":"a","children":"${reference}"}]`,
    )
    expect(withoutStillParts(rows)).toBe(rows)
  })
})
