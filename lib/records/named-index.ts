import { isAnnouncementEntry, type AnnouncementEntry } from './announcement-index.ts'
import { isExperimentEntry, type ExperimentEntry } from './experiment-index.ts'
import type { NamedKind } from './record-kind.ts'
import { isRedirectEntry, type RedirectEntry } from './redirect-index.ts'
import { isWordsEntry, type WordsEntry } from './words-index.ts'

type Entries = {
  experiments: ExperimentEntry
  redirects: RedirectEntry
  announcements: AnnouncementEntry
  words: WordsEntry
}

/** What the edge knows of a record of the whole site. */
export type NamedEntry<Kind extends NamedKind = NamedKind> = Entries[Kind]

/** Records of one kind by name; `null` for one that is switched off, whatever the build says of it. */
export type NamedIndex<Kind extends NamedKind> = Readonly<Record<string, Entries[Kind] | null>>

/** The records of the whole site, each kind by name. */
export type NamedIndexes = { readonly [Kind in NamedKind]: NamedIndex<Kind> }

/** Nothing of any kind. */
export const NO_NAMED: NamedIndexes = {
  experiments: {},
  redirects: {},
  announcements: {},
  words: {},
}

/** Tells whether a value is what the edge can use of a record, by its kind. */
export const IS_ENTRY: {
  readonly [Kind in NamedKind]: (value: unknown) => value is Entries[Kind]
} = {
  experiments: isExperimentEntry,
  redirects: isRedirectEntry,
  announcements: isAnnouncementEntry,
  words: isWordsEntry,
}

type Sources = { own: NamedIndexes; live: () => NamedIndexes }

/** Makes what gives the records of one kind, live ones before those of the build; the same object as long as nothing changes. */
export const mergedNamed = <Kind extends NamedKind>(
  kind: Kind,
  { own, live }: Sources,
): (() => NamedIndexes[Kind]) => {
  let told: NamedIndexes[Kind] | undefined
  let merged = own[kind]
  return () => {
    const next = live()[kind]
    if (next !== told) merged = { ...own[kind], ...next }
    told = next
    return merged
  }
}
