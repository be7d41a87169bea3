import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ContractSheet } from '#components/documents/contract-sheet.tsx'
import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import { CATALOGUE_LOCALES } from '#lib/config/template-kinds.ts'
import { LOCALES, type Locale } from '#lib/config/locales.ts'
import { loadDocumentWords } from '#lib/i18n/document-words.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { MENU_DEPARTMENTS, MENU_LANGUAGES, MENU_TOPICS, MENU_TYPES } from '#lib/config/library.ts'
import { MegaGroup, MegaMenu } from './mega-menu.tsx'
import { MenuDrawing } from './menu-drawing.tsx'

type Props = { locale: Locale; link: SignUpSlot; search: ReactNode }

/** What a link of the menu asks the web app for: a search, or a folder of the library (S2 §2.2 "Template links"). */
type Place = { label: string; destination: { url: string; t?: string } }

const searchFor = (label: string): Place => ({ label, destination: { url: 'search', t: label } })

/** The library by department, document type, topic and language, with a search field first (S2 §2.6). */
export const TemplatesMenu = async ({ locale, link, search }: Props) => {
  const t = await getTranslations({ locale, namespace: 'menus' })
  const { contract, departments } = await loadDocumentWords(locale)
  const linksOf = (places: readonly Place[]) =>
    places.map(({ label, destination }) => ({
      key: label,
      link: link({
        className: 'footer-link',
        children: label,
        label,
        start: 'document',
        destination,
      }),
    }))
  const folders = keysOf(MENU_DEPARTMENTS).map((id) => ({
    label: departments[id].name,
    destination: { url: MENU_DEPARTMENTS[id] },
  }))
  const languages = CATALOGUE_LOCALES.map((code) => ({
    label: LOCALES[code].name,
    destination: { url: code },
  }))
  return (
    <MegaMenu title={t('templates')} sheet={<ContractSheet words={contract} />}>
      {search}
      <MegaGroup
        title={t('by.department')}
        drawing={<MenuDrawing name="department" />}
        links={linksOf(folders)}
      />
      <MegaGroup
        title={t('by.type')}
        drawing={<MenuDrawing name="type" />}
        links={linksOf(MENU_TYPES.map((type) => searchFor(t(`types.${type}`))))}
      />
      <MegaGroup
        title={t('by.topic')}
        drawing={<MenuDrawing name="topic" />}
        links={linksOf(MENU_TOPICS.map((topic) => searchFor(t(`topics.${topic}`))))}
      />
      <MegaGroup
        title={t('by.language')}
        drawing={<MenuDrawing name="language" />}
        links={linksOf(languages)}
      />
    </MegaMenu>
  )
}
