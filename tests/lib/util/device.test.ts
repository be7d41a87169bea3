import { describe, expect, it } from 'vitest'
import { deviceOf } from '#lib/util/device.ts'

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15'

describe('deviceOf', () => {
  it.each([
    ['Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0', 0, 'desktop'],
    [
      'Windows with a touch screen',
      'Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/156.0',
      10,
      'desktop',
    ],
    ['Macintosh', MAC, 0, 'desktop'],
    ['iPad that calls itself a Macintosh', MAC, 5, 'tablet'],
    ['old iPad', 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Mobile/15E148', 5, 'tablet'],
    ['iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', 5, 'mobile'],
    ['app on an iPhone', 'Reader/1.0 (iPhone; iOS 17.4)', 5, 'mobile'],
    [
      'Android telephone',
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/156.0 Mobile',
      5,
      'mobile',
    ],
    ['Android tablet', 'Mozilla/5.0 (Linux; Android 14; SM-X710) Chrome/156.0', 5, 'tablet'],
    [
      'Firefox on a telephone',
      'Mozilla/5.0 (Mobile; rv:153.0) Gecko/153.0 Firefox/153.0',
      5,
      'mobile',
    ],
    ['nothing', '', 0, 'desktop'],
  ])('%s', (_case, userAgent, maxTouchPoints, expected) => {
    expect(deviceOf({ userAgent, maxTouchPoints })).toBe(expected)
  })
})
