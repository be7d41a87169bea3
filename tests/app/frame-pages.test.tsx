import { afterEach, describe, expect, it } from 'vitest'
import PrivacyFramePage from '#app/[locale]/[context]/(site)/company/privacy-policy-frame/page.tsx'
import TermsFramePage from '#app/[locale]/[context]/(site)/company/terms-of-use-frame/page.tsx'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { putServerHtml } from '../support/server-html.ts'

const params = Promise.resolve({ locale: 'fr' })

const content = (name: string) =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')

afterEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

describe.each([
  ['termsFrame', TermsFramePage, 'Conditions d’utilisation'],
  ['privacyFrame', PrivacyFramePage, 'Politique de confidentialité'],
] as const)('%s (S2 §2.2, §2.4)', (route, Page, title) => {
  it('is the text and nothing around it, and says who may frame it', async () => {
    await putServerHtml(<Page params={params} />)
    expect(content('framed-by')).toBe(ROUTES[route].framedBy)
    expect(content('script-free')).toBe('yes')
    expect(document.querySelector('h1')?.textContent).toBe(title)
    expect(document.querySelectorAll('main > article')).toHaveLength(1)
    expect(document.querySelector('nav,footer,dialog,script')).toBeNull()
  })
})

it.each(LOCALE_CODES.filter((locale) => !ROUTES.termsFrame.locales.includes(locale)))(
  'is not found in %s, which its row lacks',
  async (locale) => {
    await expect(TermsFramePage({ params: Promise.resolve({ locale }) })).rejects.toThrow(
      'NEXT_HTTP_ERROR_FALLBACK;404',
    )
  },
)
