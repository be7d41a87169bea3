import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SiteMenu } from '#features/shell/components/header/site-menu.tsx'
import { readMessages } from '../../../../support/messages.ts'
import { putServerHtml } from '../../../../support/server-html.ts'

const words = await readMessages('en', 'menus')

const show = (path: string) =>
  putServerHtml(<SiteMenu menu="site" locale="en" search={<search />} path={path} />)

/** Words of what stands in the bar as the place where one is. */
const marked = () =>
  [...document.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)

afterEach(() => {
  document.body.innerHTML = ''
})

it.each([
  ['/docs/library/legal', 'templates'],
  ['/features', 'products'],
  ['/company/newsroom/cloud-drive', 'links.newsroom'],
])('%s is marked in the bar, and nothing else is (S2 §2.6)', async (path, name) => {
  await show(path)
  expect(marked()).toEqual([words.get(name)])
})

it('no link of the bar is marked on the home page', async () => {
  await show('/')
  expect(marked()).toEqual([])
})

it('the featured sheet has a caption that leads to others of its kind', async () => {
  await show('/')
  const captions = [...document.querySelectorAll<HTMLElement>('.mega-sheet')].map((sheet) =>
    within(sheet).getByRole('link').getAttribute('href'),
  )
  expect(captions).toEqual(['/docs/library/type/agreement'])
  expect(screen.getAllByRole('link').filter((link) => link.closest('[aria-hidden]'))).toEqual([])
})

it('each group of products and the languages have a drawn document, which comes when it is seen', async () => {
  await show('/')
  const images = [...document.querySelectorAll<HTMLImageElement>('.mega-peek img')]
  expect(
    images.map((image) => image.getAttribute('src')?.replace(/-[0-9a-f]{8}\.svg$/, '')),
  ).toEqual([
    '/sheets/en/appraisal',
    '/sheets/en/agenda',
    '/sheets/en/checklist',
    '/sheets/en/shareholders',
    '/sheets/fr/lease',
  ])
  expect(images.every((image) => image.loading === 'lazy')).toBe(true)
})
