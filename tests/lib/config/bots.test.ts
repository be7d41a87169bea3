import { expect, it } from 'vitest'
import { BOTS } from '#lib/config/bots.ts'

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36'

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'curl/8.5.0',
  'python-requests/2.32',
])('takes for a program: %s', (userAgent) => {
  expect(BOTS.test(userAgent)).toBe(true)
})

it.each([
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`,
  `Mozilla/5.0 (X11; Linux x86_64) ${CHROME.replace('Chrome', 'HeadlessChrome')}`,
  `Mozilla/5.0 (Linux; Android 9; CUBOT_X18_Plus) ${CHROME}`,
  `Mozilla/5.0 (Linux; Android 10; CUBOT X30) ${CHROME}`,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  '',
])('takes for a visitor: %s', (userAgent) => {
  expect(BOTS.test(userAgent)).toBe(false)
})
