import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { publicEnv } from '#lib/config/env-public.ts'
import type { Layout } from '#lib/config/layouts.ts'
import type { Locale } from '#lib/config/locales.ts'
import { isShown } from '../../is-shown.ts'
import { currentOf, headerMenus, hasNewerShell, type HeaderLink } from '../../navigation.ts'
import { linkAddress } from '../link-address.ts'
import { ProductsMenu } from './products-menu.tsx'
import { TemplatesMenu } from './templates-menu.tsx'

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
  const t = await getTranslations({ locale, namespace: 'menus.links' })
  const inside = links.map(({ label, path }) => ({
    label,
    url: linkAddress(path, locale),
    current: currentOf(path, here),
  }))
  const blog = { label: 'blog', url: blogUrl ?? '', current: undefined } as const
  const all = blogUrl ? [...inside, blog] : inside
  return all.map(({ label, url, current }) => (
    <li key={label}>
      <a
        href={url}
        rel={url.startsWith('http') ? 'external' : undefined}
        aria-current={current}
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
            <Icon name="swap" />
            <span>{t('company')}</span>
            <span>{t(mega ? 'products' : 'templates')}</span>
          </summary>
        </details>
      ) : null}
    </>
  )
}
