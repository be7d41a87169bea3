import type { Locale } from '#lib/config/locales.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { keysOf } from '#lib/util/keys-of.ts'

const FOLDERS = { landing: 'landing', offer: 'offers', story: 'stories' } as const

/** A kind of page that comes from records: landing pages, pricing pages with their offers, news (S2 §2.2, §2.3). */
export type RecordKind = keyof typeof FOLDERS

export const RECORD_KINDS = keysOf(FOLDERS)

/** The folder for each kind of record, in the folder of a language. */
export const RECORD_FOLDERS: Readonly<Record<RecordKind, string>> = FOLDERS

/** The kinds of record that the whole site has, each the name of their folder beside those of the languages. */
export const NAMED_KINDS = ['experiments', 'redirects', 'announcements', 'words'] as const
export type NamedKind = (typeof NAMED_KINDS)[number]

/** The folder of experiment records. */
export const EXPERIMENTS_FOLDER = 'experiments' satisfies NamedKind

/** Tells whether a folder beside those of the languages holds records. */
export const isNamedKind = (folder: string): folder is NamedKind =>
  NAMED_KINDS.some((kind) => kind === folder)

/** The folder of the reports of advertising platforms, of a content folder alone. */
export const COSTS_FOLDER = 'costs'

const OFFERS = ROUTES.plans.path
const NEWS = `${ROUTES.newsroom.path}/`

/** The kind of the record that a page is made from; its path alone says it. */
export const recordKindOf = (path: string): RecordKind => {
  if (path === OFFERS || path.startsWith(`${OFFERS}/`)) return 'offer'
  return path.startsWith(NEWS) ? 'story' : 'landing'
}

type Page = { locale: Locale; path: string }

/** The name of a record's file below `locales/` or a content folder. */
export const recordFileName = ({ locale, path }: Page): string =>
  `${locale}/${FOLDERS[recordKindOf(path)]}${path}.json`

/** The fault of the folder that a file lies in, for its author; `undefined` where it is the folder of its path. */
export const folderFault = (path: string, kind: RecordKind): string | undefined => {
  const wanted = recordKindOf(path)
  return wanted === kind
    ? undefined
    : `lies in ${FOLDERS[kind]}/, but records of ${path} stand in ${FOLDERS[wanted]}/: move the file.`
}
