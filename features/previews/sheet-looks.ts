import type { HeadName } from './heads.ts'
import type { SheetLayout } from './sheet-words.ts'

/** How a sheet looks whatever stands on it: its head, and how what follows is set. */
export type SheetLook = { head: HeadName; set: string }

const HEADS = ['bar', 'centred', 'band', 'edge', 'framed'] as const

/** The heads of the letter paper of a business. */
const PAPERS = ['paperLeft', 'paperRight', 'paperApart', 'paperBand'] as const

const SENT = [...PAPERS, 'bar', 'band', 'framed'] as const

/** Layouts, with those of texts that are written out. */
type Looking = SheetLayout | 'written' | 'writtenLetter' | 'writtenTable'

/** The heads that suit a layout, where not all of `HEADS` do. */
const HEADS_OF: Partial<Readonly<Record<Looking, readonly HeadName[]>>> = {
  letter: [...PAPERS, 'bar', 'edge', 'centred'],
  writtenLetter: PAPERS,
  writtenTable: SENT,
  invoice: SENT,
  waybill: SENT,
  notice: SENT,
  form: SENT,
  certificate: ['centred'],
  cover: ['cover'],
}

/** The ways in which a layout may be set, where there is more than one. */
const SETS: Partial<Readonly<Record<Looking, readonly string[]>>> = {
  written: ['plain', 'factsFirst', 'indexed', 'columns', 'boxed', 'numbered', 'cover'],
  writtenTable: ['split', 'tableFirst'],
  contract: ['plain', 'factsFirst', 'indexed', 'columns', 'boxed', 'numbered', 'cover'],
  text: ['plain', 'indexed', 'columns', 'boxed', 'numbered'],
  table: ['plain', 'tiles', 'shares', 'bars', 'halves', 'months'],
  months: ['plain', 'bars', 'chartFirst', 'barsFirst'],
  gantt: ['plain', 'board', 'line', 'dates'],
  letter: ['plain', 'window', 'side'],
  form: ['plain', 'lines', 'rows'],
  plan: ['plain', 'chartLast'],
}

/** Numbers of one dozen are often close together, or apart by the same step: strides round a circle part them. */
const STRIDE = 19
const ROUND = 131

/** The look of a sheet of a layout by its number: the same each time, and another one for most of those beside it. */
export const lookOf = (id: number, layout: Looking): SheetLook => {
  const heads = HEADS_OF[layout] ?? HEADS
  const sets = SETS[layout] ?? ['plain']
  const at = ((id * STRIDE) % ROUND) % (heads.length * sets.length)
  const set = sets[at % sets.length] ?? 'plain'
  const head = heads[Math.floor(at / sets.length)] ?? 'bar'
  return { head: set === 'cover' ? 'cover' : head, set }
}
