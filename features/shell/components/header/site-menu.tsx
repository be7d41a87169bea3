import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { pictureOf } from '#features/previews/sheet-picture.ts'
import { isProductPath, PRODUCT_GROUPS, toolPlace } from '#features/shell/menus.ts'
import { publicEnv } from '#lib/config/env-public.ts'
import type { Layout } from '#lib/config/layouts.ts'
import type { Locale } from '#lib/config/locales.ts'
import { loadDocumentWords, type DocumentWords } from '#lib/i18n/document-words.ts'
import { isShown } from '../../is-shown.ts'
import { currentOf, headerMenus, hasNewerShell, type HeaderLink } from '../../navigation.ts'
import { linkAddress } from '../link-address.ts'
import { MegaGroup, MegaMenu } from './mega-menu.tsx'
import { MenuDrawing } from './menu-drawing.tsx'
import { TemplatesMenu } from './templates-menu.tsx'

type ProductsMenuProps = {
  locale: Locale
  /** Public path of the page without language. */
  path: string
}

/** A document that people make or keep with the tools of each group. */
const sheetTitles = ({ departments }: Pick<DocumentWords, 'departments'>) => ({
  team: departments.humanResources.titles[2],
  communication: departments.administration.titles[2],
  work: departments.production.titles[1],
  documents: departments.legal.titles[0],
})

/** The tools of the suite in their four groups; a tool shows once its page is there (S2 §2.6). */
const ProductsMenu = async ({ locale, path: here }: ProductsMenuProps) => {
  const t = await getTranslations({ locale, namespace: 'menus' })
  const titles = sheetTitles(await loadDocumentWords(locale))
  const draw = pictureOf(locale)
  const groups = PRODUCT_GROUPS.map(({ id, tools }) => ({
    id,
    tools: tools
      .map((tool) => ({ tool, ...toolPlace(tool) }))
      .filter(({ path }) => isShown(path, locale)),
  })).filter(({ tools }) => tools.length > 0)
  if (groups.length === 0) return null
  return (
    <MegaMenu title={t('products')} isHere={isProductPath(here)}>
      {groups.map(({ id, tools }) => (
        <MegaGroup
          key={id}
          title={t(`groups.${id}.title`)}
          tagline={t(`groups.${id}.tagline`)}
          drawing={<MenuDrawing name={id} />}
          sheet={{ title: titles[id], picture: draw(titles[id]) }}
          links={tools.map(({ tool, path, hash }) => ({
            key: tool,
            link: (
              <a href={linkAddress(path, locale) + hash} className="footer-link">
                {t(`tools.${tool}`)}
              </a>
            ),
          }))}
        />
      ))}
    </MegaMenu>
  )
}

type Props = {
  menu: Layout['menu']
  locale: Locale
  /** The search field of the templates menu; a page without one has no such menu. */
  search: ReactNode
  /** Public path of the page without language. */
  path: string
}

type ListProps = {
  links: readonly HeaderLink[]
  locale: Locale
  /** Path of the page. */
  here: string
  /** Leaves the site. */
  blogUrl?: string | undefined
}

/** Links of the bar; one that leaves the site says so (S2 §2.6). */
const PlainLinks = async ({ links, locale, here, blogUrl }: ListProps) => {
  const t = await getTranslations({ locale })
  const inside = links.map(({ label, path }) => ({
    label,
    url: linkAddress(path, locale),
    current: currentOf(path, here),
  }))
  const blog = { label: 'menus.links.blog', url: blogUrl ?? '', current: undefined } as const
  const all = blogUrl ? [...inside, blog] : inside
  return all.map(({ label, url, current }) => (
    <li key={label}>
      <a
        href={url}
        rel={url.startsWith('http') ? 'external' : undefined}
        aria-current={current}
        data-buy={label === 'menus.links.buyNow' ? '' : undefined}
        className="button button-text"
      >
        {t(label)}
      </a>
    </li>
  ))
}

/**
 * The links of the header: the newer one has the two mega menus, and a toggle shows either the first menu or that of the
 * company (S2 §2.6). Nothing where no page of theirs is there yet.
 */
export const SiteMenu = async ({ menu, locale, search, path }: Props) => {
  const t = await getTranslations({ locale, namespace: 'menus' })
  const { primary, company } = headerMenus(locale, (link) => isShown(link, locale))
  const isNewer = hasNewerShell(locale)
  const mega = isNewer && search
  if (!mega && primary.length + company.length === 0) return null
  return (
    <>
      <ul className="menu-list menu-primary">
        {mega ? (
          <>
            <ProductsMenu locale={locale} path={path} />
            <TemplatesMenu locale={locale} search={search} path={path} />
          </>
        ) : null}
        <PlainLinks links={primary} locale={locale} here={path} />
      </ul>
      {company.length > 0 ? (
        <ul className="menu-list menu-secondary" aria-label={t('companyMenu')}>
          <PlainLinks
            links={company}
            locale={locale}
            here={path}
            blogUrl={isNewer ? publicEnv().BLOG_URL : undefined}
          />
        </ul>
      ) : null}
      {company.length > 0 ? (
        // Page script and visitors open and close what the server has rendered.
        <details className="menu-toggle" open={menu === 'company'}>
          <summary className="button button-text">
            <span>{t('company')}</span>
            <span>{t(mega ? 'products' : 'templates')}</span>
          </summary>
        </details>
      ) : null}
    </>
  )
}
