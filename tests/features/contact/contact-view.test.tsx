import { expect, it } from 'vitest'
import { ContactView } from '#features/contact/components/contact-view.tsx'
import { BRAND } from '#lib/config/brand.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { loadDocumentWords } from '#lib/i18n/document-words.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { putServerHtml } from '../../support/server-html.ts'

it.each(LOCALE_CODES)(
  'names in %s the pages that answer by themselves, and no address without a street',
  async (locale) => {
    const [claims, documents] = await Promise.all([loadClaims(locale), loadDocumentWords(locale)])
    await putServerHtml(<ContactView {...{ locale, claims, documents }} signUp={() => null} />)
    expect(document.querySelectorAll('.contact-ways address')).toHaveLength(
      BRAND.address.street ? 1 : 0,
    )
    const ways = [...document.querySelectorAll('.contact-ways dd > a.link:not([href^="tel:"])')]
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      routePath('support', locale),
      routePath('newsroom', locale),
      routePath('affiliateProgramme', locale),
    ])
  },
)
