import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { searchAnswer } from '#features/documents/search-contract.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { benchOf } from '../support/bench-of.ts'
import { tempDir } from '../support/temp-dir.ts'

/** Of forty searches as people of a language type them, so many have to bring the right title first. */
const LEAST_RIGHT = 36

/** Lines of `what is typed = the title that comes first`. */
const corpusOf = (file: Locale | 'trades') =>
  readFileSync(new URL(`corpus/${file}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' = '))
    .map(([typed = '', title = '']) => ({ typed, title }))

/** A kind of document for somebody of a trade, of whom the library has other documents; each line behind its language. */
const tradesOf = (locale: Locale) =>
  corpusOf('trades')
    .filter(({ typed }) => typed.startsWith(`${locale}: `))
    .map(({ typed, title }) => ({ typed: typed.slice(4), title }))

/** The document that a small business needs, by its address, and what people of a language type for it. */
const needsOf = (locale: Locale) =>
  readFileSync(new URL('corpus/needs.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .filter((line) => line.startsWith(`${locale} `))
    .map((line) => {
      const [slug = '', spellings = ''] = line.slice(3).split(' = ')
      return { slug, spellings: spellings.split('; ') }
    })

/** What people look for elsewhere: a template with one of its words would be a wrong one. */
const FOREIGN: Readonly<Record<Locale, readonly string[]>> = {
  en: ['apple pie recipe', 'weather tomorrow', 'dog walking contract'],
  fr: ['recette tarte aux pommes', 'permis de conduire', 'contrat de mariage'],
  es: ['clima de mañana', 'contrato de matrimonio', 'letra de canción'],
  de: ['Rezept Apfelkuchen', 'Wetter morgen', 'Ehevertrag'],
  it: ['ricetta tiramisù', 'meteo domani', 'orario treni'],
  pt: ['receita de bolo', 'horóscopo de hoje', 'letra de música'],
}

/** Papers by the names that their trade or country has for them. */
const SOUGHT = [
  ['en', 'statement of work', 'Statement of Work'],
  ['en', 'SAFE note', 'Simple Agreement for Future Equity'],
  ['en', 'cap table', 'Cap Table'],
  ['en', 'pitch deck', 'Pitch Deck'],
  ['en', 'business associate agreement', 'Business Associate Agreement'],
  ['fr', 'état des lieux', 'État des lieux'],
  ['fr', 'bail dérogatoire', 'Bail dérogatoire (France)'],
  ['fr', 'avoir', 'Facture d’avoir'],
  ['fr', 'politique de cookies', 'Politique de cookies'],
  ['es', 'registro de jornada', 'Registro de jornada (España)'],
  ['es', 'contrato de arras', 'Contrato de arras (España)'],
] as const

type Parting = readonly [typed: string, title: string]

const PARTINGS: Readonly<Record<Locale, { dismissal: Parting; resignation: Parting }>> = {
  en: {
    dismissal: ['dismissal', 'Termination Letter'],
    resignation: ['resignation', 'Resignation Letter'],
  },
  fr: {
    dismissal: ['lettre licenciment', 'Lettre de licenciement (France)'],
    resignation: ['lettre demision', 'Lettre de démission'],
  },
  es: {
    dismissal: ['despido', 'Carta de despido'],
    resignation: ['dimisión', 'Carta de renuncia'],
  },
  de: {
    dismissal: ['Entlassung', 'Kündigung durch den Arbeitgeber'],
    resignation: ['Eigenkündigung', 'Kündigung durch den Arbeitnehmer'],
  },
  it: {
    dismissal: ['licenziamento', 'Lettera di licenziamento'],
    resignation: ['dimissioni', 'Lettera di dimissioni'],
  },
  pt: {
    dismissal: ['dispensa', 'Carta de dispensa'],
    resignation: ['demissão', 'Pedido de demissão'],
  },
}

describe('the search', () => {
  const bench = benchOf(() => ({ DATA_DIR: tempDir() }))

  const find = async (typed: string, language: Locale) => {
    const path = `/cache/search/${encodeURIComponent(typed)}/?language=${language}`
    return searchAnswer.parse(await (await bench().call(path)).json())
  }

  test.each(LOCALE_CODES)(
    'brings the right title first in %s',
    async (locale) => {
      const corpus = corpusOf(locale)
      expect(corpus).toHaveLength(40)
      const wrong: string[] = []
      for (const { typed, title } of corpus) {
        const first = (await find(typed, locale)).documents[0]?.label
        if (first !== title) wrong.push(`"${typed}" brings ${first}, not ${title}`)
      }
      expect(wrong.slice(0, 40 - LEAST_RIGHT)).toEqual(wrong)
    },
    60_000,
  )

  test.each(LOCALE_CODES)('brings the right paper first for ten needs in %s', async (locale) => {
    const needs = needsOf(locale)
    expect(needs).toHaveLength(10)
    const wrong: string[] = []
    for (const { slug, spellings } of needs) {
      expect(spellings.length).toBeGreaterThan(2)
      for (const typed of spellings) {
        const first = (await find(typed, locale)).documents[0]?.url
        if (first !== slug) wrong.push(`"${typed}" brings ${first}, not ${slug}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test.each(LOCALE_CODES)('knows the kind of document beside a trade in %s', async (locale) => {
    const trades = tradesOf(locale)
    expect(trades.length).toBeGreaterThanOrEqual(20)
    const firsts: string[] = []
    for (const { typed } of trades) {
      firsts.push(`${typed} = ${(await find(typed, locale)).documents[0]?.label}`)
    }
    expect(firsts).toEqual(trades.map(({ typed, title }) => `${typed} = ${title}`))
  })

  test.each(SOUGHT)('has in %s what people look for: %s', async (locale, typed, title) => {
    expect((await find(typed, locale)).documents[0]?.label).toBe(title)
  })

  test.each(LOCALE_CODES)('keeps dismissal and resignation apart in %s', async (locale) => {
    const { dismissal, resignation } = PARTINGS[locale]
    expect((await find(dismissal[0], locale)).documents[0]?.label).toBe(dismissal[1])
    expect((await find(resignation[0], locale)).documents[0]?.label).toBe(resignation[1])
  })

  test.each(LOCALE_CODES)('invents nothing where nothing fits in %s', async (locale) => {
    for (const typed of FOREIGN[locale]) {
      expect([typed, (await find(typed, locale)).total]).toEqual([typed, 0])
    }
  })
})
