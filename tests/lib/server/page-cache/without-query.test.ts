import { expect, it } from 'vitest'
import { withoutQuery } from '#lib/server/page-cache/without-query.ts'

const row = (path: string, query: string) =>
  `1:"$Sreact.fragment"\n0:{"P":null,"c":["","docs","${path}"],"q":"${query}","i":false}\n`

it('takes the query of the first request out of a page that is kept for everybody', () => {
  const own = row(String.raw`demo?q=%3Cscript%3E\"x`, String.raw`?q=%3Cscript%3Ealert(1)\"x`)
  expect(withoutQuery(own)).toBe(row('demo', ''))
})

it.each([row('demo', ''), '2:["$","a",null,{"href":"/l/f?label=x"}]\n'])(
  'leaves data without one as it is: %s',
  (flight) => {
    expect(withoutQuery(flight)).toBe(flight)
  },
)
