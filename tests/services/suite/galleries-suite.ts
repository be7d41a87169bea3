import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { searchAnswer, type FoundDocument } from '#features/documents/search-contract.ts'
import { drawSheet } from '#features/previews/draw-sheet.ts'
import { CATALOGUE_LOCALES, DEPARTMENTS, TEMPLATE_TYPES } from '#lib/config/template-kinds.ts'
import { readLandingRecords } from '../../../scripts/lib/read-records.ts'
import type { Bench } from '../support/bench.ts'

const records = await readLandingRecords()

const galleries = new Map(
  records.flatMap(({ locale, record }) =>
    record.sections.flatMap((section) => {
      if (section.type !== 'documents') return []
      const keyword = section.keyword ?? record.keyword
      return [[`${locale} ${keyword}`, { locale, keyword }] as const]
    }),
  ),
)

const template = z.object({
  id: z.number(),
  type: z.enum(TEMPLATE_TYPES),
  language: z.enum(CATALOGUE_LOCALES),
  department: z.enum(DEPARTMENTS),
})

/** Of these there are dozens that say much the same. */
const MANY = new Set(['plan', 'agreement'])

/** What stands below the title and where, whatever its figures are. */
const bodyOf = (document: FoundDocument): string => {
  const title = document.title ?? document.label
  const drawn = { ...template.parse(document), title }
  if (!MANY.has(drawn.type)) return title
  const texts = drawSheet(drawn).flatMap((mark) =>
    mark.is === 'text' && mark.face !== 'title' ? [`${Math.round(mark.x)} ${mark.text}`] : [],
  )
  return texts.map((text) => text.replaceAll(/\d/g, '')).join('|')
}

/** Plans and contracts that lie side by side on a landing page do not look alike. */
export const galleriesSuite = (bench: () => Bench) =>
  describe('the plans and contracts that landing pages show', () => {
    test('begin otherwise than the ones beside them', async () => {
      const alike: string[] = []
      for (const { locale, keyword } of galleries.values()) {
        const path = `/cache/search/${encodeURIComponent(keyword)}/?language=${locale}&batch=12`
        const { documents } = searchAnswer.parse(await (await bench().call(path)).json())
        const bodies = documents.map((document) => ({
          name: document.label,
          body: bodyOf(document),
        }))
        for (const [at, { name, body }] of bodies.entries()) {
          const before = bodies[at - 1]
          if (before?.body === body) alike.push(`${locale} ${keyword}: ${before.name}, ${name}`)
        }
      }
      expect(galleries.size).toBeGreaterThan(20)
      expect(alike).toEqual([])
    })
  })
