import { getTranslations } from 'next-intl/server'
import { shortAbout } from '#features/document-texts/short-about.ts'
import { shelfAt } from '#features/documents/library-shelf.ts'
import { writtenDocument } from '#features/documents/server/written-documents.ts'
import { storyWords } from '#features/newsroom/server/story-words.ts'
import { isStory } from '#features/newsroom/stories.ts'
import { loadStandardOffer } from '#features/pricing/server/standard-offer.ts'
import { isDocumentRoute, type DocumentRouteId } from '#lib/config/document-pages.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { PageRouteId } from '#lib/config/routes.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { NAMESPACES } from '#lib/i18n/messages.ts'
import type { PageNamespace } from '#lib/i18n/metadata-from.ts'

/** Pages whose words stand in a file with those of others; the words of the rest have the name of their route. */
const SHARED_FILES: Readonly<Partial<Record<PageRouteId, PageNamespace>>> = {
  terms: 'legal.terms',
  privacy: 'legal.privacy',
  affiliateStart: 'start.visitor',
  affiliatePlans: 'start.plans',
}

const isFile = (id: string): id is PageNamespace & PageRouteId =>
  NAMESPACES.some((name) => name === id)

const namespaceOf = (id: PageRouteId): PageNamespace => {
  const shared = SHARED_FILES[id]
  if (shared) return shared
  if (isFile(id)) return id
  throw new Error(`The title of ${id} is not known: app/page-words.ts has to say where it stands.`)
}

type Words = { title: string; description: string }

/** The pages of the library have their words in one file, each under its place. */
const shelfWords = async (place: string, locale: Locale): Promise<Words | undefined> => {
  const shelf = shelfAt(place)
  if (!shelf) return undefined
  const t = await getTranslations({ locale, namespace: 'library.places' })
  return { title: t(`${shelf.place}.title`), description: t(`${shelf.place}.text`) }
}

/** What a search engine shows of a title. */
const MOST_TITLE = 65

/** A document says itself what it is. */
const documentWords = async (id: DocumentRouteId, locale: Locale): Promise<Words> => {
  const { title, about } = await writtenDocument(id, locale)
  const t = await getTranslations({ locale, namespace: 'documentPage' })
  const whole = t('title', { title })
  return { title: whole.length > MOST_TITLE ? title : whole, description: shortAbout(about) }
}

/** The title and the description of a page, as in its own metadata, for another page or file that mentions it. */
export const pageWords = async (id: PageRouteId, locale: Locale): Promise<Words> => {
  if (isStory(id)) return storyWords(id, locale)
  if (id === 'plans') return (await loadStandardOffer(locale)).meta
  if (isDocumentRoute(id)) return documentWords(id, locale)
  const [, place] = id.split('library/')
  const shelf = await shelfWords(place ?? '', locale)
  if (shelf) return shelf
  const t = await getTranslations({ locale, namespace: `${namespaceOf(id)}.meta` })
  return { title: t('title'), description: t('description', await loadClaims(locale)) }
}
