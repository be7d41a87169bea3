import { keysOf } from '#lib/util/keys-of.ts'

const TABLE = {
  /** A click that also carried the id of a paid advertisement. */
  'paid-click': 15,
  /** More clicks of one network and browser in a day than people make. */
  'click-flood': 7,
  /** The affiliate bought through the own link. */
  'self-purchase': 8,
  spam: 16,
  /** Links where the site may not have any, or that do not show where they lead. */
  placement: 7,
  materials: 6,
  site: 17,
  disclosure: 18,
  trademark: 21,
} as const satisfies Record<string, number>

/** The reasons for which an affiliate can be flagged. */
export type FlagKind = keyof typeof TABLE

export const FLAG_KINDS = keysOf(TABLE)

/** The section of the agreement that each kind follows. */
export const FLAG_SECTIONS: Readonly<Record<FlagKind, number>> = TABLE

/** The evidence of a flag: figures of the tables, or a person's note. */
export type FlagFacts = {
  /** Day of the books, `2026-11-25`. */
  day?: string
  /** Month of the books, `2026-11`. */
  month?: string
  clicks?: number
  /** The parameter that told a paid click. */
  paidBy?: string
  /** Shortened network and family of the browser. */
  sender?: string
  note?: string
}

/** Clicks of one network and browser in a day beyond which they are a flood. */
export const FLOOD_CLICKS = 20
