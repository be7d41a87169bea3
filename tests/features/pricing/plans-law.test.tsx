import { expect, it } from 'vitest'
import type { Law } from '#features/document-texts/front-matter.ts'
import { readDocumentTexts } from '#features/document-texts/read-document-texts.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { showPlans } from '../../support/plans-page.tsx'

const NAMES: Readonly<Record<Law, string>> = {
  US: 'the law of the United States',
  FR: 'le droit français',
  ES: 'la legislación española',
  IT: 'il diritto italiano',
  BR: 'a lei brasileira',
  DE: 'deutschem Recht',
}

it.each(LOCALE_CODES)(
  'pages of plans in %s name the law that every document of the language is written for',
  async (locale) => {
    const laws = new Set(readDocumentTexts(locale, process.cwd()).map(({ law }) => law))
    expect(laws.size).toBe(1)
    await showPlans({ locale })
    const answers = document.querySelector('.questions')?.textContent ?? ''
    for (const law of laws) expect(answers).toContain(NAMES[law])
  },
)
