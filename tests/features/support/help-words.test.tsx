import { afterEach, expect, it, vi } from 'vitest'
import { ContactWays } from '#features/support/components/contact-ways.tsx'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { putServerHtml } from '../../support/server-html.ts'

const shown = async (locale: (typeof LOCALE_CODES)[number], script: string) => {
  vi.stubEnv('CHAT_SCRIPT_URL', script)
  await putServerHtml(<ContactWays locale={locale} />)
  return document.body.textContent
}

afterEach(() => {
  vi.unstubAllEnvs()
  document.body.innerHTML = ''
})

it.each(LOCALE_CODES)(
  'promises a chat in %s only where one is configured (S2 §2.4)',
  async (locale) => {
    const chat = /Chat|(?<!a)chat|[Dd]iscu/
    expect(await shown(locale, 'https://chat.example/chat.js')).toMatch(chat)
    expect(await shown(locale, '')).not.toMatch(chat)
  },
)
