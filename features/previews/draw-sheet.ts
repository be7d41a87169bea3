import type { Locale } from '#lib/config/locales.ts'
import type { CatalogueLocale, Department, TemplateType } from '#lib/config/template-kinds.ts'
import de from '#locales/de/sheets.json' with { type: 'json' }
import en from '#locales/en/sheets.json' with { type: 'json' }
import es from '#locales/es/sheets.json' with { type: 'json' }
import fr from '#locales/fr/sheets.json' with { type: 'json' }
import it from '#locales/it/sheets.json' with { type: 'json' }
import pt from '#locales/pt/sheets.json' with { type: 'json' }
import { DEPARTMENT_COLOURS } from './departments.ts'
import { HEADS, type HeadName } from './heads.ts'
import { firstPageOf } from './kinds.ts'
import { contract } from './layout-contract.ts'
import { invoice, months, table } from './layout-figures.ts'
import { certificate, checklist, form, scale, waybill } from './layout-filled-in.ts'
import { plan } from './layout-plan.ts'
import { chart, gantt } from './layout-planned.ts'
import {
  cover,
  letter,
  minutes,
  notice,
  questions,
  resolution,
  sectioned,
} from './layout-written.ts'
import { SHEET, type Area, type Mark } from './marks.ts'
import { SHEET_KINDS, type SheetKind } from './sheet-kinds.ts'
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

/** The heads that suit a layout. */
const HEADS_OF: Readonly<Record<SheetLayout, readonly [HeadName, ...HeadName[]]>> = {
  contract: ['bar', 'centred', 'edge'],
  resolution: ['centred', 'edge', 'bar'],
  minutes: ['bar', 'edge', 'band'],
  letter: ['mark', 'bar', 'edge'],
  notice: ['band', 'mark', 'edge'],
  form: ['bar', 'band', 'mark'],
  checklist: ['band', 'bar', 'edge'],
  scale: ['bar', 'band', 'edge'],
  invoice: ['mark', 'band', 'bar'],
  certificate: ['centred'],
  waybill: ['band', 'bar'],
  table: ['bar', 'band', 'edge'],
  months: ['band', 'bar', 'edge'],
  gantt: ['bar', 'band', 'edge'],
  plan: ['edge', 'bar', 'band'],
  chart: ['centred', 'bar', 'band'],
  cover: ['cover'],
  text: ['edge', 'bar', 'mark'],
  questions: ['bar', 'band', 'edge'],
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

type Page<Name extends SheetLayout> = { layout: Name; words: PageWords[Name] }

const drawPage = <Name extends SheetLayout>(area: Area, { layout, words }: Page<Name>): Mark[] =>
  DRAW[layout](area, words)

/**
 * The first page of a template (S2 §3, §4), in the units of `SHEET`: its title, and below it what documents of its kind say. What
 * differs between two templates of a kind comes from their numbers, so that a sheet is the same each time.
 */
export const drawSheet = ({ id, title, type, language, department }: Drawn): Mark[] => {
  const kind = firstPageOf({ id, type, title })
  const layout = SHEET_KINDS[kind]
  const heads = HEADS_OF[layout]
  const colours = DEPARTMENT_COLOURS[department]
  const head = HEADS[heads[id % heads.length] ?? heads[0]]({ title, ...colours })
  const random = seededRandom(id)
  const area = { id, top: head.top, bottom: SHEET.height - 22, random, language, ...colours }
  return [...head.drawing, ...drawPage(area, { layout, words: SHEET_WORDS[language][kind] })]
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
  const area = { id, top: 6, bottom: BODY_HEIGHT - 6, random, language, ...colours }
  return drawPage(area, { layout: SHEET_KINDS[kind], words: SHEET_WORDS[language][kind] })
}
