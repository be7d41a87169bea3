import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ContractSheet } from '#components/documents/contract-sheet.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { pictureOf } from '#features/previews/sheet-picture.ts'
import {
  MENU_DEPARTMENTS,
  MENU_LANGUAGES,
  MENU_TOPICS,
  MENU_TYPES,
  type LibraryPlace,
} from '#lib/config/library.ts'
import { LOCALES, type Locale } from '#lib/config/locales.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { loadDocumentWords } from '#lib/i18n/document-words.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { currentOf } from '../../navigation.ts'
import { MegaGroup, MegaMenu } from './mega-menu.tsx'
import { MenuDrawing } from './menu-drawing.tsx'

type Props = {
  locale: Locale
  search: ReactNode
  /** Public path of the page without language. */
  path: string
}

type Place = { label: string; place: LibraryPlace }

/** The places of the library that the menu leads to, each with its label. */
const placesOf = async (locale: Locale) => {
  const t = await getTranslations({ locale, namespace: 'menus' })
  const { departments } = await loadDocumentWords(locale)
  const folders = keysOf(MENU_DEPARTMENTS).map((id) => ({
    label: departments[id].name,
    place: MENU_DEPARTMENTS[id],
  }))
  const types = MENU_TYPES.map((type) => ({
    label: t(`types.${type}`),
    place: `type/${type}` as const,
  }))
  const topics = MENU_TOPICS.map((topic) => ({
    label: t(`topics.${topic}`),
    place: `topic/${topic}` as const,
  }))
  const languages = MENU_LANGUAGES.map((code) => ({
    label: LOCALES[code].name,
    place: `language/${code}` as const,
  }))
  return { folders, types, topics, languages }
}

/** The library by department, document type, topic and language, each with its page, and a search field first (S2 §2.6). */
export const TemplatesMenu = async ({ locale, search, path }: Props) => {
  const t = await getTranslations({ locale, namespace: 'menus' })
  const { contract } = await loadDocumentWords(locale)
  const [, , lease] = (await loadDocumentWords('fr')).departments.legal.titles
  const { folders, types, topics, languages } = await placesOf(locale)
  const linksOf = (places: readonly Place[]) =>
    places.map(({ label, place }) => ({
      key: place,
      link: (
        <SiteLink to={`library/${place}`} locale={locale} className="footer-link">
          {label}
        </SiteLink>
      ),
    }))
  return (
    <MegaMenu
      title={t('templates')}
      isHere={currentOf(ROUTES.library.path, path) !== undefined}
      featured={{
        sheet: <ContractSheet words={contract} />,
        caption: (
          <SiteLink to="library/type/agreement" locale={locale} className="footer-link">
            <b className="mega-title block">{contract.title}</b>
            {t('types.agreement')}
          </SiteLink>
        ),
      }}
    >
      {search}
      <MegaGroup
        title={t('by.department')}
        drawing={<MenuDrawing name="department" />}
        links={linksOf(folders)}
      />
      <MegaGroup
        title={t('by.type')}
        drawing={<MenuDrawing name="type" />}
        links={linksOf(types)}
      />
      <MegaGroup
        title={t('by.topic')}
        drawing={<MenuDrawing name="topic" />}
        links={linksOf(topics)}
      />
      <MegaGroup
        title={t('by.language')}
        drawing={<MenuDrawing name="language" />}
        links={linksOf(languages)}
        sheet={{ title: lease, locale: 'fr', picture: pictureOf('fr')(lease) }}
      />
    </MegaMenu>
  )
}
