import 'server-only'
import { getTranslations } from 'next-intl/server'
import { MENU_TYPES } from '#lib/config/library.ts'
import { LOCALES, type Locale } from '#lib/config/locales.ts'
import type { TemplateType } from '#lib/config/template-kinds.ts'
import { loadDocumentWords } from '#lib/i18n/document-words.ts'
import type { Shelf } from '../../library-shelf.ts'

type FurtherType = Exclude<TemplateType, (typeof MENU_TYPES)[number]>

/** Whether a type is one that the menu does not name. */
const isFurther = (type: TemplateType): type is FurtherType =>
  !MENU_TYPES.some((named) => named === type)

/** A language's names for shelves and document types; a library has the name that its readers give their language. */
export const shelfNames = async (locale: Locale) => {
  const t = await getTranslations({ locale, namespace: 'menus' })
  const tLibrary = await getTranslations({ locale, namespace: 'library.types.names' })
  const { departments } = await loadDocumentWords(locale)
  const ofType = (type: TemplateType): string => {
    const named = MENU_TYPES.find((one) => one === type)
    if (named) return t(`types.${named}`)
    return isFurther(type) ? tLibrary(type) : type
  }
  const ofShelf = (shelf: Shelf): string => {
    switch (shelf.by) {
      case 'department':
        return departments[shelf.words].name
      case 'type':
        return ofType(shelf.id)
      case 'topic':
        return t(`topics.${shelf.id}`)
      case 'language':
        return LOCALES[shelf.id].name
    }
  }
  return { ofType, ofShelf }
}
