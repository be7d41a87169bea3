import { expect, it } from 'vitest'
import { ContactView } from '#features/contact/components/contact-view.tsx'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { loadDocumentWords } from '#lib/i18n/document-words.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { putServerHtml } from '../../support/server-html.ts'

it.each(LOCALE_CODES)(
  'names in %s the post and the pages that answer by themselves',
  async (locale) => {
    const [claims, documents] = await Promise.all([loadClaims(locale), loadDocumentWords(locale)])
    await putServerHtml(<ContactView {...{ locale, claims, documents }} signUp={() => null} />)
    expect(document.querySelector('.contact-ways address')?.textContent).toBeTruthy()
    const ways = [...document.querySelectorAll('.contact-ways dd > a.link:not([href^="tel:"])')]
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      routePath('support', locale),
      routePath('newsroom', locale),
      routePath('affiliateProgramme', locale),
    ])
  },
)
