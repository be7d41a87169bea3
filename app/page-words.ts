import { getTranslations } from 'next-intl/server'
import { shelfAt } from '#features/documents/library-shelf.ts'
import { storyWords } from '#features/newsroom/server/story-words.ts'
import { isStory } from '#features/newsroom/stories.ts'
import { loadStandardOffer } from '#features/pricing/server/standard-offer.ts'
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

/** The title and the description of a page, as in its own metadata, for another page or file that mentions it. */
export const pageWords = async (id: PageRouteId, locale: Locale): Promise<Words> => {
  if (isStory(id)) return storyWords(id, locale)
  if (id === 'plans') return (await loadStandardOffer(locale)).meta
  const [, place] = id.split('library/')
  const shelf = await shelfWords(place ?? '', locale)
  if (shelf) return shelf
  const t = await getTranslations({ locale, namespace: `${namespaceOf(id)}.meta` })
  return { title: t('title'), description: t('description', await loadClaims(locale)) }
}
