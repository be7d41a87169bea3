import { expect, it } from 'vitest'
import { asAscii } from '#lib/server/page-cache/ascii.ts'

it('escapes characters beyond ASCII as each context wants it', () => {
  expect(asAscii('<p title="“é”">é – 😀</p>')).toBe(
    '<p title="&#8220;&#233;&#8221;">&#233; &#8211; &#128512;</p>',
  )
  expect(asAscii('<script>a("’é😀")</script>’')).toBe(
    String.raw`<script>a("\u2019\u00e9\ud83d\ude00")</script>&#8217;`,
  )
  expect(asAscii('<style>a{content:"→b"}</style>')).toBe(
    String.raw`<style>a{content:"\2192 b"}</style>`,
  )
})

it('gives a browser the same words', () => {
  const script = asAscii('<script>“x” – 😀</script>').slice('<script>'.length, -'</script>'.length)
  expect(JSON.parse(`"${script}"`)).toBe('“x” – 😀')
})
