import { pageWords } from '#app/page-words.ts'
import { BRAND } from '#lib/config/brand.ts'
import { pageAddresses } from '#lib/config/env-public.ts'
import { DEFAULT_LOCALE, LOCALES, LOCALE_CODES } from '#lib/config/locales.ts'
import { PAGE_ROUTE_IDS, ROUTES, type PageRouteId } from '#lib/config/routes.ts'
import { publicPath, routePath } from '#lib/i18n/public-path.ts'

export const dynamic = 'force-static'

// As pages are: a shared cache would keep for a year what no time is said for.
export const revalidate = 86_400

const line = (siteUrl: string) => async (id: PageRouteId) => {
  const { title, description } = await pageWords(id, DEFAULT_LOCALE)
  return `- [${title}](${siteUrl}${routePath(id, DEFAULT_LOCALE)}): ${description}`
}

const isCompany = (id: PageRouteId) => ROUTES[id].path.startsWith('/company/')

/** `GET /llms.txt`: what the site is and which pages it has, as plain Markdown for language models (llmstxt.org). */
export const GET = async () => {
  const { SITE_URL } = pageAddresses()
  const { description } = await pageWords('home', DEFAULT_LOCALE)
  const listed = PAGE_ROUTE_IDS.filter((id) => ROUTES[id].robots === 'index' && id !== 'home')
  const lines = (ids: readonly PageRouteId[]) => Promise.all(ids.map(line(SITE_URL)))
  const languages = LOCALE_CODES.filter((locale) => locale !== DEFAULT_LOCALE).map(
    (locale) => `- [${LOCALES[locale].name}](${SITE_URL}${publicPath({ locale, path: '/' })})`,
  )
  const text = [
    `# ${BRAND.name}`,
    `> ${description}`,
    '## Product',
    (await lines(listed.filter((id) => !isCompany(id)))).join('\n'),
    '## Company',
    (await lines(listed.filter(isCompany))).join('\n'),
    '## Other languages',
    languages.join('\n'),
  ]
  return new Response(`${text.join('\n\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
