import { expect, it } from 'vitest'
import { webVtt } from '#features/landing/server/videos/web-vtt.ts'

it('writes times and texts as WebVTT has them', () => {
  const times = [
    [0, 4.5],
    [4.5, 61],
  ] as const
  expect(webVtt(times, ['Find it.', 'Fill it in.'])).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:04.500\nFind it.\n\n00:00:04.500 --> 00:01:01.000\nFill it in.\n',
  )
})

it('lets no text be read as anything else', () => {
  expect(webVtt([[0, 1]], ['a --> b & <i>c</i>'])).toContain(
    '\na --&gt; b &amp; &lt;i&gt;c&lt;/i&gt;\n',
  )
})
