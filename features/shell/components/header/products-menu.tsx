import { getTranslations } from 'next-intl/server'
import { SpreadsheetSheet } from '#components/documents/spreadsheet-sheet.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import type { Locale } from '#lib/config/locales.ts'
import { loadDocumentWords } from '#lib/i18n/document-words.ts'
import { isShown } from '../../is-shown.ts'
import { isProductPath, PRODUCT_GROUPS, toolPlace } from '../../menus.ts'
import { linkAddress } from '../link-address.ts'
import { MegaGroup, MegaMenu } from './mega-menu.tsx'
import { MenuDrawing } from './menu-drawing.tsx'

type Props = {
  locale: Locale
  /** Public path of the page without language. */
  path: string
}

/** The tools of the suite in their four groups; a tool shows once its page is there (S2 §2.6). */
export const ProductsMenu = async ({ locale, path: here }: Props) => {
  const t = await getTranslations({ locale, namespace: 'menus' })
  const { spreadsheet } = await loadDocumentWords(locale)
  const groups = PRODUCT_GROUPS.map(({ id, tools }) => ({
    id,
    tools: tools
      .map((tool) => ({ tool, ...toolPlace(tool) }))
      .filter(({ path }) => isShown(path, locale)),
  })).filter(({ tools }) => tools.length > 0)
  if (groups.length === 0) return null
  return (
    <MegaMenu
      title={t('products')}
      isHere={isProductPath(here)}
      sheet={<SpreadsheetSheet words={spreadsheet} locale={locale} />}
      caption={
        <SiteLink to="library/type/spreadsheet" locale={locale} className="footer-link">
          <b className="mega-title block">{spreadsheet.title}</b>
          {t('types.spreadsheet')}
        </SiteLink>
      }
    >
      {groups.map(({ id, tools }) => (
        <MegaGroup
          key={id}
          title={t(`groups.${id}.title`)}
          tagline={t(`groups.${id}.tagline`)}
          drawing={<MenuDrawing name={id} />}
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
