import { expect, it } from 'vitest'
import { TopicDrawers } from '#features/support/components/support-view.tsx'
import { topicsOf } from '#features/support/components/topics.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { putServerHtml } from '../../support/server-html.ts'

const SOFT_HYPHEN = '\u00AD'

it.each(LOCALE_CODES)('shows two questions out of each drawer in %s', async (locale) => {
  const topics = await topicsOf({ locale, claims: await loadClaims(locale) })
  await putServerHtml(<TopicDrawers locale={locale} label="Topics" topics={topics} />)
  const papers = [...document.querySelectorAll('.support-paper')]
  expect(papers.map((paper) => [...paper.children].map(({ textContent }) => textContent))).toEqual(
    topics.map(({ questions }) => questions.slice(0, 2).map(({ question }) => question)),
  )
})

it('lets a word break that is longer than its label', async () => {
  const topics = await topicsOf({ locale: 'fr', claims: await loadClaims('fr') })
  await putServerHtml(<TopicDrawers locale="fr" label="Sujets" topics={topics} />)
  const labels = [...document.querySelectorAll('.support-front')].map(
    ({ textContent }) => textContent,
  )
  const broken = labels.filter((label) => label.includes(SOFT_HYPHEN))
  expect(broken.map((label) => label.replaceAll(SOFT_HYPHEN, ''))).toEqual([
    'Facturation et renouvellement',
    'Applications et téléchargement',
  ])
})
