import { expect, it } from 'vitest'
import { isProgram } from '#lib/util/is-program.ts'

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

it.each([
  // Crawlers of search engines and language models.
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
  'Mozilla/5.0 (compatible; Perplexity-User/1.0; +https://perplexity.ai/perplexity-user)',
  'Mozilla/5.0 (compatible; Bytespider; spider-feedback@bytedance.com)',
  'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  `${WINDOWS} ${CHROME} GoogleOther`,
  // Previews of shared links, and what looks where a link leads before its reader does.
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'WhatsApp/2.23.20.0',
  'TelegramBot (like TwitterBot)',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
  'Microsoft Office/16.0 (Windows NT 10.0; Microsoft Outlook 16.0.17126; Pro)',
  'Microsoft Office Word 2014 (16.0.17126) Windows NT 10.0',
  'Mozilla/4.0 (compatible; ms-office; MSOffice 16)',
  'Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 10.0; WOW64; Trident/7.0; ms-office; MSOffice 16)',
  'Microsoft Office Existence Discovery',
  `${WINDOWS} ${CHROME} SafeLinks`,
  // Clients without a browser.
  'curl/8.5.0',
  'Wget/1.21.4',
  'python-requests/2.32',
  'Go-http-client/2.0',
  'okhttp/4.12.0',
  'axios/1.7.2',
  'node-fetch/1.0 (+https://github.com/bitinn/node-fetch)',
  'undici',
  'node',
  'Java/17.0.1',
  'Dart/3.2 (dart:io)',
  'PostmanRuntime/7.36.0',
  'GuzzleHttp/7',
])('takes for a program: %s', (userAgent) => {
  expect(isProgram(userAgent)).toBe(true)
})

it.each([
  `${WINDOWS} ${CHROME}`,
  `${WINDOWS} ${CHROME} Edg/143.0.0.0`,
  `Mozilla/5.0 (X11; Linux x86_64) ${CHROME.replace('Chrome', 'HeadlessChrome')}`,
  `Mozilla/5.0 (Linux; Android 9; CUBOT_X18_Plus) ${CHROME}`,
  `Mozilla/5.0 (Linux; Android 10; CUBOT X30) ${CHROME}`,
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1`,
  // Browsers within apps, in which links of affiliates are opened most.
  `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0.0.26.109;FBDV/iPhone14,5]`,
  `${IPHONE} Mobile/15E148 Instagram 300.0.0.0 (iPhone14,5; iOS 18_6; en_US)`,
  `${IPHONE} GSA/300.0 Mobile/15E148 Safari/604.1`,
  `Mozilla/5.0 (Linux; Android 13; SM-S911B; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0 Mobile Safari/537.36`,
  `Mozilla/5.0 (Linux; Android 12) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115 Mobile Safari/537.36`,
  '',
  null,
])('takes for a visitor: %s', (userAgent) => {
  expect(isProgram(userAgent)).toBe(false)
})
