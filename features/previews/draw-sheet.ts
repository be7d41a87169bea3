import type { Locale } from '#lib/config/locales.ts'
import type { CatalogueLocale, Department, TemplateType } from '#lib/config/template-kinds.ts'
import de from '#locales/de/sheets.json' with { type: 'json' }
import en from '#locales/en/sheets.json' with { type: 'json' }
import es from '#locales/es/sheets.json' with { type: 'json' }
import fr from '#locales/fr/sheets.json' with { type: 'json' }
import it from '#locales/it/sheets.json' with { type: 'json' }
import pt from '#locales/pt/sheets.json' with { type: 'json' }
import { DEPARTMENT_COLOURS } from './departments.ts'
import type { FlowPart } from './flow-parts.ts'
import { HEADS, type Paper } from './heads.ts'
import { firstPageOf } from './kinds.ts'
import { invoice, months } from './layout-figures.ts'
import { certificate, checklist, form, scale, waybill } from './layout-filled-in.ts'
import { contract, flow, sectioned } from './layout-flow.ts'
import { plan } from './layout-plan.ts'
import { chart, gantt } from './layout-planned.ts'
import { table } from './layout-table.ts'
import { cover, letter, minutes, notice, questions, resolution } from './layout-written.ts'
import { SHEET, type Area, type Mark } from './marks.ts'
import { SHEET_KINDS, type SheetKind } from './sheet-kinds.ts'
import { lookOf, type SheetLook } from './sheet-looks.ts'
import type { PageWords, SheetLayout, SheetWords } from './sheet-words.ts'

/** A template, as far as its first page shows it. */
export type Drawn = {
  id: number
  title: string
  type: TemplateType
  language: CatalogueLocale
  department: Department
}

/** The words on the sheets; the library itself is in three of the languages. */
export const SHEET_WORDS: Readonly<Record<Locale, SheetWords>> = { en, fr, es, it, pt, de }

type Draw = { readonly [Name in SheetLayout]: (area: Area, words: PageWords[Name]) => Mark[] }

const DRAW: Draw = {
  contract,
  resolution,
  minutes,
  letter,
  notice,
  form,
  checklist,
  scale,
  invoice,
  certificate,
  waybill,
  table,
  months,
  gantt,
  plan,
  chart,
  cover,
  text: sectioned,
  questions,
}

/** Numbers from 0 to below 1 that look drawn by chance and are the same for the same seed (mulberry32). */
const seededRandom = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A text that goes on leaves so much free at the foot of its first page. */
const FOOT = 18

/** A cover names at least so many chapters, and at most. */
const LEAST_CHAPTERS = 4
const MOST_CHAPTERS = 7

type Page<Name extends SheetLayout> = { layout: Name; words: PageWords[Name] }

const drawPage = <Name extends SheetLayout>(area: Area, { layout, words }: Page<Name>): Mark[] =>
  DRAW[layout](area, words)

type Sheet = Pick<Drawn, 'id' | 'title' | 'department'> & {
  language: Locale
  look: SheetLook
  paper: Paper
}

/** A sheet: its head, and under it what `draw` gives. */
const sheet = (
  { id, title, department, language, look: { head: name, set }, paper }: Sheet,
  draw: (area: Area) => Mark[],
): Mark[] => {
  const colours = DEPARTMENT_COLOURS[department]
  const head = HEADS[name]({ title, paper, ...colours })
  const { top } = head
  const random = seededRandom(id)
  const area = { set, top, bottom: SHEET.height - 22, random, language, ...colours }
  return [...head.drawing, ...draw(area)]
}

/** The letter paper of one of six trades. */
const paperOf = (id: number, language: Locale): Paper => {
  const { letterheads } = SHEET_WORDS[language]
  const [name, line] = letterheads[id % letterheads.length] ?? ['', '']
  return { name, line, at: id }
}

/**
 * The first page of a template (S2 §3, §4), in the units of `SHEET`: its title, and below it what documents of its kind say. What
 * differs between two templates of a kind comes from their numbers, so that a sheet is the same each time.
 */
export const drawSheet = (drawn: Drawn): Mark[] => {
  const { id, language } = drawn
  const kind = firstPageOf(drawn)
  const layout = SHEET_KINDS[kind]
  const look = lookOf(id, layout)
  const page = { layout, words: SHEET_WORDS[language][kind] }
  return sheet({ ...drawn, look, paper: paperOf(id, language) }, (area) =>
    look.set === 'cover' && 'clauses' in page.words
      ? cover(area, {
          by: SHEET_WORDS[language].planContents.by,
          chapters: page.words.clauses.map(([heading]) => heading),
        })
      : drawPage(area, page),
  )
}

/** A document that is written out, as far as its first page shows it. */
export type WrittenPage = {
  id: number
  title: string
  language: Locale
  department: Department
  layout: 'written' | 'writtenLetter' | 'writtenTable'
  /** Whose paper it is written on, and what stands below the name. */
  name: string
  line: string
  parts: readonly FlowPart[]
}

/** The first page of a document that is written out. */
export const drawWritten = (page: WrittenPage): Mark[] => {
  const { id, title, department, language, name, parts } = page
  const look = lookOf(id, page.layout)
  const paper = { name, line: page.line, at: id }
  return sheet({ id, title, department, language, look, paper }, (area) => {
    const chapters = parts.flatMap((part) => (part.is === 'heading' ? [part.text] : []))
    return look.set === 'cover' && chapters.length >= LEAST_CHAPTERS
      ? cover(area, { by: name, chapters: chapters.slice(0, MOST_CHAPTERS) })
      : flow(parts, { ...area, bottom: area.bottom - FOOT })
  })
}

/** The department of a document of a kind; the others are with the lawyers. */
const HOMES: Partial<Readonly<Record<SheetKind, Department>>> = {
  employment: 'human-resources',
  offer: 'human-resources',
  application: 'human-resources',
  reference: 'human-resources',
  resignation: 'human-resources',
  dismissal: 'human-resources',
  warning: 'human-resources',
  appraisal: 'human-resources',
  handbook: 'human-resources',
  policy: 'human-resources',
  organisation: 'human-resources',
  minutes: 'administration',
  agenda: 'administration',
  letter: 'administration',
  refusal: 'administration',
  memo: 'administration',
  businessPlan: 'administration',
  planContents: 'administration',
  competition: 'sales-and-marketing',
  breakEven: 'finance-and-accounting',
  startUpCosts: 'finance-and-accounting',
  invoice: 'finance-and-accounting',
  collection: 'finance-and-accounting',
  travel: 'finance-and-accounting',
  budget: 'finance-and-accounting',
  cashFlow: 'finance-and-accounting',
  statement: 'finance-and-accounting',
  quote: 'sales-and-marketing',
  proposal: 'sales-and-marketing',
  press: 'sales-and-marketing',
  customer: 'sales-and-marketing',
  thanks: 'sales-and-marketing',
  announcement: 'sales-and-marketing',
  marketingPlan: 'sales-and-marketing',
  forecast: 'sales-and-marketing',
  order: 'production-and-operations',
  waybill: 'production-and-operations',
  checklist: 'production-and-operations',
  actionPlan: 'production-and-operations',
}

/** The department that a document of a kind is of, where it is known by its kind alone. */
export const homeOf = (kind: SheetKind): Department => HOMES[kind] ?? 'legal'

/** The height of the part under a title. */
export const BODY_HEIGHT = 262

/** Draws the part under the title of a document of a kind: from the top of the sheet to `BODY_HEIGHT`. */
export const drawBody = (kind: SheetKind, language: Locale): Mark[] => {
  const colours = DEPARTMENT_COLOURS[homeOf(kind)]
  const id = Object.keys(SHEET_KINDS).indexOf(kind)
  const random = seededRandom(id)
  const area = { set: 'plain', top: 6, bottom: BODY_HEIGHT - 6, random, language, ...colours }
  return drawPage(area, { layout: SHEET_KINDS[kind], words: SHEET_WORDS[language][kind] })
}
