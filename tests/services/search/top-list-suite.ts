import { describe, expect, test } from 'vitest'
import { TOP_QUERIES, topAnswer, TOP_LIST_MAXIMUM } from '#features/documents/search-contract.ts'
import { DEPARTMENTS } from '#lib/config/template-kinds.ts'
import type { Bench } from '../support/bench.ts'

/** The most wanted templates, for the two queries that have such a list (S2 §7). */
export const topListSuite = (bench: () => Bench) =>
  describe('GET /cache/top50', () => {
    const ask = (fields: Record<string, string>) =>
      bench().call(`/cache/top50?${new URLSearchParams(fields)}`)

    const top = async (fields: Record<string, string>) => {
      const answer = await ask(fields)
      expect(answer.status).toBe(200)
      return topAnswer.parse(await answer.json()).documents
    }

    test.each(TOP_QUERIES)('lists fifty English documents for %s', async (query) => {
      const documents = await top({ query, language: 'en', maximum: '50', batch: '50' })
      expect(documents).toHaveLength(TOP_LIST_MAXIMUM)
      expect(new Set(documents.map(({ url }) => url)).size).toBe(TOP_LIST_MAXIMUM)
      expect(new Set(documents.map(({ language }) => language))).toEqual(new Set(['en']))
    })

    test('lists what binds in law for business-legal-forms, mostly agreements', async () => {
      const documents = await top({ query: 'business-legal-forms' })
      // An agreement binds in law whichever department keeps it.
      const others = documents.filter(
        ({ department, type }) => department !== 'legal' && type !== 'agreement',
      )
      expect(others).toEqual([])
      const agreements = documents.filter(({ type }) => type === 'agreement')
      expect(agreements.length).toBeGreaterThan(TOP_LIST_MAXIMUM / 2)
    })

    test('lists documents of every department for business-document', async () => {
      const documents = await top({ query: 'business-document' })
      const departments = new Set(documents.map(({ department }) => department))
      expect(departments).toEqual(new Set(DEPARTMENTS))
    })

    test('gives as many as asked for', async () => {
      const first = await top({ query: 'business-document', maximum: '12' })
      const all = await top({ query: 'business-document' })
      expect(first).toEqual(all.slice(0, 12))
    })

    test.each([
      ['another query', { query: 'marketing' }, 'query'],
      ['another language', { language: 'fr' }, 'language'],
      ['more than fifty', { maximum: '51' }, 'maximum'],
    ])('refuses %s', async (_name, fields, field) => {
      const answer = await ask(fields)
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({ fields: [field] })
    })
  })
