import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const RULES = readFileSync('deploy/nginx/rules.conf', 'utf8')

const [, map = ''] = /map \$remote_addr \$counted_address \{([^]*?)\n\}/.exec(RULES) ?? []

const FORMS = [...map.matchAll(/^ +"~([^"]+)" \$1;$/gm)].map(([, form = '']) => new RegExp(form))

/** What nginx counts an address by, which it writes as short as it can; `whole` where that is all of it. */
const countedBy = (address: string) =>
  FORMS.map((form) => form.exec(address)?.[1]).find((found) => found !== undefined) ?? 'whole'

it.each([
  ['198.51.100.7', 'whole'],
  ['::ffff:198.51.100.7', 'whole'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:'],
  ['2001:db8:1:2::6', '2001:db8:1:2:'],
  ['2001:db8:0:2:a:b:c:d', '2001:db8:0:2:'],
  ['2001:db8:1::6', '2001:db8:1:'],
  ['2001:db8::a:b:c:d', '2001:db8:'],
])('the front counts %s by %s: an address of IPv6 by its network', (address, counted) => {
  expect(countedBy(address)).toBe(counted)
})
