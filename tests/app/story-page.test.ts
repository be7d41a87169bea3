import { describe, expect, it } from 'vitest'
import {
  generateMetadata,
  generateStaticParams,
} from '#app/[locale]/[context]/(site)/company/newsroom/[article]/page.tsx'
import { generateStaticParams as sustainabilityParams } from '#app/[locale]/[context]/(site)/company/sustainability/page.tsx'
import { PAGE_ROUTE_IDS, ROUTES } from '#lib/config/routes.ts'

const FOLDER = '/company/newsroom/'

describe('the page of the stories', () => {
  it('is rendered for each row below the newsroom, and ahead for nothing else', () => {
    const rows = PAGE_ROUTE_IDS.map((id) => ROUTES[id].path).filter((path) =>
      path.startsWith(FOLDER),
    )
    const rendered = generateStaticParams().map(({ article }) => FOLDER + article)
    expect(rendered.toSorted()).toEqual(rows.toSorted())
  })

  it.each(['nonsense', '%zz'])('is not found under %s', async (article) => {
    const params = Promise.resolve({ locale: 'en', context: 'standard', article })
    await expect(generateMetadata({ params })).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
  })
})

it('renders the page on sustainability in its own context (S2 §4)', () => {
  expect(sustainabilityParams()).toEqual([{ context: 'sustainability' }])
})
