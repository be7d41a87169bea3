import { expect, it } from 'vitest'
import { escaped } from '#lib/util/escaped.ts'

it('lets no text end an attribute, begin a tag or name a sign', () => {
  expect(escaped('"><b>R&D</b> &lt;')).toBe('&quot;&gt;&lt;b&gt;R&amp;D&lt;/b&gt; &amp;lt;')
})
