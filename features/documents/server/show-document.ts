import { DOCUMENT_ID } from '#features/destination/web-app-places.ts'
import { THUMBNAIL_FOLDER } from '#lib/config/api-paths.ts'
import { pageAddresses, publicEnv } from '#lib/config/env-public.ts'
import { DEFAULT_LOCALE, type Locale } from '#lib/config/locales.ts'
import { libraryOf } from '#lib/config/template-kinds.ts'
import { lineBreaks } from '#lib/i18n/line-breaks.ts'
import { decoded } from '#lib/util/decoded.ts'
import type { RelatedDocument } from '../related-documents.ts'
import type { FoundDocument } from '../search-contract.ts'
import type { RelatedDocumentsWords } from './related-documents-words.ts'

/** The folder that previews come from, as a page names it. */
export const thumbnailPlace = (): string => pageAddresses().THUMBNAIL_URL ?? THUMBNAIL_FOLDER

/** The page may be read where previews come from another place (docs/decisions/028). */
export const withThumbnailMark = <Document extends { thumb: string }>(
  document: Document,
): Document => {
  const base = publicEnv().THUMBNAIL_URL ?? THUMBNAIL_FOLDER
  return { ...document, thumb: document.thumb.replace(base, () => thumbnailPlace()) }
}

const SMALL_WORDS = ['a', 'of', 'the']

const titled = (word: string, index: number) => {
  const small = word.toLowerCase()
  if (index > 0 && SMALL_WORDS.includes(small)) return small
  return word.replace(/^\p{L}/u, (letter) => letter.toUpperCase())
}

/** Heading of a dialog that opens a document, from its address: "Terms of the Lease" (S2 §4 "Card heading"). */
export const documentHeading = (url: string): string => {
  const segment = url.replace(/\/$/, '').split('/').at(-1) ?? ''
  const slug = decoded(segment) ?? segment
  const words = slug
    .replace(DOCUMENT_ID, '')
    .split(/[\s-]+/)
    .filter(Boolean)
  return words.map(titled).join(' ')
}

/** A document of the search service or of the default ones, before its words are put in. */
export type Candidate = Pick<FoundDocument, 'label' | 'url' | 'language' | 'department'> & {
  thumb?: string
  labelLanguage?: Locale
}

type Page = {
  locale: Locale
  words: RelatedDocumentsWords
  /** The source of previews; without it the site passes them on itself. */
  thumbnailUrl: string | undefined
}

const ACCENTS = /\p{M}/gu
const POSSESSIVES = /['’]s\b/g

const asSlug = (label: string): string =>
  label
    .normalize('NFD')
    .replaceAll(ACCENTS, '')
    .replaceAll(POSSESSIVES, 's')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

/** A label that says what the slug says is the title of the document itself, in its own language. */
const isTitle = ({ label, url }: Candidate) => asSlug(label) === url.replace(DOCUMENT_ID, '')

/** The path of a preview inside the search service. */
const THUMB_PLACE = 'thumb/'

/** The preview in 600 px, at the configured place whatever address a service names, by the language of the page where it names none (S2 §4). */
const thumbnailOf = ({ thumb, url }: Candidate, page: Omit<Page, 'words'>): string => {
  const { thumbnailUrl: base, locale } = page
  const large = thumb?.replace('250px', '600px')
  if (large?.startsWith(THUMB_PLACE))
    return large.replace(THUMB_PLACE, () => `${base ?? THUMBNAIL_FOLDER}/`)
  if (base && large?.startsWith(`${base}/`)) return large
  const id = DOCUMENT_ID.exec(url)?.[1]
  return base ? `${base}/${id}-600px.svg` : `${THUMBNAIL_FOLDER}/${id}-${locale}-600px.svg`
}

/** Makes a document ready to be shown on a page (S2 §3, §4). */
export const showDocument = (candidate: Candidate, page: Page): RelatedDocument => {
  const { locale, words } = page
  const { label, url, department } = candidate
  const language = candidate.language ?? libraryOf(locale)
  const labelLanguage = candidate.labelLanguage ?? (isTitle(candidate) ? language : locale)
  // A dash ends a line and begins none.
  const mark = language === locale ? undefined : words.marks[language]
  const shown = lineBreaks(label, labelLanguage).replaceAll(' – ', '\u00A0– ')
  return {
    label,
    labelLanguage,
    ...(shown !== label && { shown }),
    url,
    thumb: thumbnailOf(candidate, page),
    // An address has lost the accents and apostrophes that other languages need.
    heading: [locale === DEFAULT_LOCALE ? documentHeading(url) : label, mark]
      .filter(Boolean)
      .join(' · '),
    ...(department && { department: words.departments[department] }),
    ...(mark && { mark }),
  }
}
