import { expect, it } from 'vitest'
import { browserFamily } from '#lib/util/browser-family.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36`, 'Chrome'],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/141.0 Safari/537.36 Edg/141.0`, 'Edge'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/141.0 Safari/537.36 OPR/120.0`, 'Opera'],
  [
    `Mozilla/5.0 (Linux; Android 14) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0 Safari/537.36`,
    'Samsung',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${WEBKIT} CriOS/141.0 Safari/604.1`,
    'Chrome',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${WEBKIT} FxiOS/140.0 Safari/604.1`,
    'Firefox',
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.0 Safari/605.1`, 'Safari'],
  ['curl/8.7.1', 'other'],
  ['', 'other'],
])('%.80s is of the family %s', (userAgent, family) => {
  expect(browserFamily(userAgent)).toBe(family)
})
