import type { CatalogueLocale, Department, TemplateType } from '#lib/config/template-kinds.ts'
import { DEPARTMENT_COLOURS } from './departments.ts'
import { HEADS, type HeadName } from './heads.ts'
import { SHEET_KINDS, sheetKindOf } from './kinds.ts'
import { invoice, months, table } from './layout-figures.ts'
import { certificate, checklist, form, scale, waybill } from './layout-filled-in.ts'
import { chart, gantt, plan } from './layout-planned.ts'
import {
  contract,
  cover,
  letter,
  minutes,
  notice,
  questions,
  resolution,
  sectioned,
} from './layout-written.ts'
import { SHEET, type Area, type Mark } from './marks.ts'
import type { PageWords, SheetLayout, SheetWords } from './sheet-words.ts'
import { en } from './words-en.ts'
import { es } from './words-es.ts'
import { fr } from './words-fr.ts'

/** A template, as far as its first page shows it. */
export type Drawn = {
  id: number
  title: string
  type: TemplateType
  language: CatalogueLocale
  department: Department
}

export const SHEET_WORDS: Readonly<Record<CatalogueLocale, SheetWords>> = { en, fr, es }

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
  const kind = sheetKindOf({ type, title })
  const layout = SHEET_KINDS[kind]
  const heads = HEADS_OF[layout]
  const colours = DEPARTMENT_COLOURS[department]
  const head = HEADS[heads[id % heads.length] ?? heads[0]]({ title, ...colours })
  const random = seededRandom(id)
  const area = { top: head.top, bottom: SHEET.height - 22, random, language, ...colours }
  return [...head.drawing, ...drawPage(area, { layout, words: SHEET_WORDS[language][kind] })]
}
