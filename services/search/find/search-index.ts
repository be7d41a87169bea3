import { and, asc, desc, eq, or, sql, type SQL } from 'drizzle-orm'
import type { SearchAnswer } from '#features/documents/search-contract.ts'
import type { Locale } from '#lib/config/locales.ts'
import { libraryOf } from '#lib/config/template-kinds.ts'
import type { Database } from '#services/db/database.ts'
import { templateIndex, templates } from '#services/db/schema.ts'
import { STEMMERS, stemsOf } from '#services/search/text/stemmer.ts'
import { isWritten } from '../document-texts.ts'
import { DOCUMENT_COLUMNS, templateDocument } from '../template-document.ts'
import type { SearchTerm } from './correct-words.ts'

/** Weights of the letters D, C, B and A: a word of the title counts three times a synonym. */
const WEIGHTS = '{0.1,0.2,0.3,1}'

/** The most readings of a typed text. */
const MOST_READINGS = 8

/** A template that holds some of the words has to hold as much of what they say. */
const LEAST_SAID = 0.5

export type IndexSearch = {
  words: readonly SearchTerm[]
  locale: Locale
  batch: number
  page: number
  /** Whether a template has to hold every word, be called by them, or hold what says the most. */
  match: 'every' | 'name' | 'some'
}

const anyOf = (parts: readonly SQL[]) => sql`(${sql.join([...parts], sql` || `)})`

const queryOf = ({ words, locale, match }: IndexSearch): SQL => {
  const parts = words.map((word) =>
    anyOf(word.anyOf.map((each) => sql`plainto_tsquery(${STEMMERS[locale]}::regconfig, ${each})`)),
  )
  return match === 'some' ? anyOf(parts) : sql.join(parts, sql` && `)
}

/** Every way to read what was typed, where a word may be meant as several. */
const readingsOf = (words: readonly SearchTerm[]) =>
  words
    .reduce<string[]>(
      (readings, word) =>
        readings
          .flatMap((reading) => word.anyOf.map((each) => `${reading} ${each}`))
          .slice(0, MOST_READINGS),
      [''],
    )
    .map((reading) => reading.trim())

const isAmongNames = (names: readonly SQL[]) => {
  const each = names.map(
    (name) => sql`position('|' || ${name} || '|' in ${templateIndex.names}) > 0`,
  )
  return sql`(${sql.join(each, sql` or `)})`
}

/** Tells whether a template is called exactly what was typed. */
const isCalled = ({ words }: IndexSearch) =>
  isAmongNames(readingsOf(words).map((reading) => sql`${reading}::text`))

/** Tells whether a template is called what was typed, whatever its endings, order and little words. */
const isNamed = ({ words, locale }: IndexSearch) =>
  isAmongNames(readingsOf(words).map((reading) => stemsOf({ locale, text: sql`${reading}::text` })))

/** The words one after the other, from each to each, the longest row first. */
const rowsOf = (words: readonly SearchTerm[]): SearchTerm[][] =>
  words
    .flatMap((_word, from) =>
      words.slice(from).map((_last, more) => words.slice(from, from + more + 1)),
    )
    .toSorted((a, b) => b.length - a.length)

/** The number of typed words that together are a name of a template: "employment contract" in "bakery employment contract". */
const namedBy = (search: IndexSearch) => {
  const cases = rowsOf(search.words).map(
    (words) => sql`when ${isNamed({ ...search, words })} then ${words.length}::int`,
  )
  return sql`(case ${sql.join(cases, sql` `)} else 0 end)`
}

/** The share of the words' weight that a template holds. */
const saidBy = ({ words, locale }: IndexSearch) => {
  const parts = words.map((word) => {
    const holds = queryOf({ words: [word], locale, batch: 0, page: 0, match: 'every' })
    return sql`case when ${templateIndex.words} @@ ${holds} then ${word.weight}::real else 0 end`
  })
  return sql`(${sql.join(parts, sql` + `)})`
}

const inTitle = (wanted: SQL) => sql`ts_filter(${templateIndex.words}, '{a}') @@ (${wanted})`

/** Whether some hit is called what was typed, or has it in its title. */
const isTold = (search: IndexSearch, { wanted, isHit }: { wanted: SQL; isHit: SQL | undefined }) =>
  sql`exists (select from ${templateIndex} where ${isHit} and (${isNamed(search)} or ${inTitle(wanted)}))`

const bestFirst = (search: IndexSearch, wanted: SQL): SQL[] => {
  const rank = desc(sql`ts_rank(${WEIGHTS}::real[], ${templateIndex.words}, ${wanted})`)
  const shortest = asc(templateIndex.wordCount)
  return [
    // Where all words are there, a title that says little else is the better one, not one that says a word twice.
    ...(search.match === 'some'
      ? [
          desc(namedBy(search)),
          desc(saidBy(search)),
          desc(isWritten(search.locale)),
          rank,
          shortest,
        ]
      : [
          desc(isCalled(search)),
          desc(isNamed(search)),
          desc(isWritten(search.locale)),
          desc(inTitle(wanted)),
          shortest,
          rank,
        ]),
    asc(templateIndex.templateId),
  ]
}

const matches = (search: IndexSearch, wanted: SQL) => {
  const isHit = and(
    eq(templateIndex.language, search.locale),
    sql`${templateIndex.words} @@ (${wanted})`,
  )
  if (search.match === 'every') {
    // English titles alone hide what the language has itself: "Arbeitsvertrag Koch" is an Arbeitsvertrag first.
    const isBorrowed = libraryOf(search.locale) !== search.locale && search.words.length > 1
    return isBorrowed ? and(isHit, isTold(search, { wanted, isHit })) : isHit
  }
  if (search.match === 'name') return and(isHit, isNamed(search))
  const all = search.words.reduce((sum, { weight }) => sum + weight, 0)
  return and(
    isHit,
    or(sql`${saidBy(search)} >= ${all * LEAST_SAID}::real`, sql`${namedBy(search)} > 0`),
  )
}

/** One page of the templates that hold the words, best first. */
export const searchIndex = async (
  database: Database,
  search: IndexSearch,
): Promise<SearchAnswer> => {
  const { words, batch, page } = search
  if (words.length === 0) return { total: 0, documents: [] }
  const wanted = queryOf(search)
  const isHit = matches(search, wanted)
  const rows = await database
    .select({ ...DOCUMENT_COLUMNS, total: sql<number>`count(*) over()::int` })
    .from(templateIndex)
    .innerJoin(templates, eq(templates.id, templateIndex.templateId))
    .where(isHit)
    .orderBy(...bestFirst(search, wanted))
    .limit(batch)
    .offset(page * batch)
  const isPastTheEnd = rows.length === 0 && page > 0
  const total = isPastTheEnd ? await database.$count(templateIndex, isHit) : (rows[0]?.total ?? 0)
  return { total, documents: rows.map(({ total: _total, ...row }) => templateDocument(row)) }
}
