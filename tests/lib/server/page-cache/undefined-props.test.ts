import { expect, it } from 'vitest'
import { withoutUndefinedProps } from '#lib/server/page-cache/undefined-props.ts'

it('cuts props that are undefined and nothing else', () => {
  const before = '0:["$","$L1",null,{"a":1,"b":"$undefined","data-fade":"$undefined","c":[2]}]\n'
  expect(withoutUndefinedProps(before)).toBe('0:["$","$L1",null,{"a":1,"c":[2]}]\n')
})

it('gives an object that is read as the same', () => {
  const row = '["$","p",null,{"a":1,"b":"$undefined","c":{"d":null,"e":"$undefined"}}]'
  const asReact = (text: string) =>
    JSON.parse(text, (_name, value: unknown) => (value === '$undefined' ? undefined : value))
  const [, after = ''] = /^0:(.*)\n$/.exec(withoutUndefinedProps(`0:${row}\n`)) ?? []
  expect(asReact(after)).toEqual(asReact(row))
})

it('leaves words, lists and text rows as they are', () => {
  const text = '{"a":1,"b":"$undefined"}'
  const rows = [
    `1:T${text.length.toString(16)},${text}`,
    '2:["$","p",null,{"children":"say ,\\"b\\":\\"$undefined\\" and go"}]\n',
    '3:["a","$undefined"]\n',
    '4:["$","p",null,{"a":1,"b":"$$undefined"}]\n',
  ].join('')
  expect(withoutUndefinedProps(rows)).toBe(rows)
})

it('leaves data of another form alone', () => {
  expect(withoutUndefinedProps('something else')).toBe('something else')
})
