import { html, raw } from 'hono/html'
import type { FoundDocument } from '#features/documents/search-contract.ts'
import { LOCALES } from '#lib/config/locales.ts'
import { factList, page } from './page.ts'
import { labelLanguage, previewOf } from './template-list.ts'
import { placeLink, type Tongues } from './web-app-path.ts'
import { WORDS } from './words.ts'
import { fill } from './words/fill.ts'

type Shown = { document: FoundDocument; tongues: Tongues; signedInAs: string }

/** One template: its preview, which is all that the free trial shows (S2 §6), and what is known of it. */
export const documentPage = ({ document, tongues, signedInAs }: Shown) => {
  const { locale, library } = tongues
  const { departments, types, ...words } = WORDS[locale]
  const { label, language, department, type } = document
  const facts = [
    { label: words.department, value: department && departments[department] },
    { label: words.type, value: type && types[type] },
    { label: words.templateLanguage, value: language && LOCALES[language].name },
  ]
  const spoken = labelLanguage(document, library)
  const more = department && {
    href: placeLink(`${department}/`, tongues),
    text: fill(words.moreIn, { department: departments[department] }),
  }
  return page({
    tongues,
    title: label,
    ...(spoken !== locale && { titleLanguage: spoken }),
    signedInAs,
    isWide: true,
    content: html`<div class="document">
      <img
        src="${previewOf(document, 600)}"
        alt="${fill(words.previewAlt, { title: label })}"
        width="600"
        height="778"
      />
      <div>
        <p class="note">${words.previewNote}</p>
        ${factList(facts, words.none)}
        ${more ? html`<p><a href="${more.href}">${more.text}</a></p>` : raw('')}
      </div>
    </div>`,
  })
}
