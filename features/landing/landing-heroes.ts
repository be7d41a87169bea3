import * as z from 'zod'
import { copy, headline, line, listOf, paragraph } from '#lib/records/record-fields.ts'
import { clauseName } from './landing-fields.ts'
import { sheetHanging, sheetLook, sheetName } from './landing-sheets.ts'

/** The fields of every opening: the promise, why it matters, and the button. */
const opening = {
  heading: headline.describe('The promise. One **marked** phrase gets the marigold underline.'),
  lead: paragraph.describe('One or two sentences below the headline.'),
  action: line.describe('The words on the button.'),
  points: listOf(line, [0, 3]).default([]).describe('Short lines with a tick below the button.'),
}

/** Words beside a fan of three sheets. */
const heroFan = z.strictObject({
  type: z.literal('hero-fan'),
  ...opening,
  sheets: listOf(sheetName, [3, 3]).describe('The sheet in front, then the ones beside it.'),
})

/** One large sheet with flags that point at it, words on the other side. */
const heroPage = z.strictObject({
  type: z.literal('hero-page'),
  ...opening,
  sheet: sheetName,
  notes: listOf(copy(40), [3, 3]).describe('Flags that point at the sheet, from top to bottom.'),
})

/** Words with a wall of sheets that runs off the screen. */
const heroWall = z.strictObject({
  type: z.literal('hero-wall'),
  ...opening,
  sheets: listOf(
    z.strictObject({ title: copy(40), look: sheetLook.default('lines') }),
    [8, 14],
  ).describe(
    'The sheets on the wall: take an even number, and write those of the page’s own subject first.',
  ),
  hanging: sheetHanging.default('slope'),
})

/** Words beside a desk on which documents lie about. */
const heroDesk = z.strictObject({
  type: z.literal('hero-desk'),
  ...opening,
  sheets: listOf(sheetName, [3, 5]).describe('The largest sheet first.'),
})

/** Words beside a page of a ledger that holds the figures. */
const heroLedger = z.strictObject({
  type: z.literal('hero-ledger'),
  ...opening,
  title: copy(40).describe('Title of the ledger page.'),
  rows: listOf(
    z.strictObject({
      text: copy(40),
      figure: copy(40).describe('A claim, such as "{countries}".'),
    }),
    [3, 5],
  ),
})

/** The e-mail field of the sign-up in the page itself, beside one sheet: for pages of one screen. */
const heroForm = z.strictObject({
  type: z.literal('hero-form'),
  ...opening,
  sheet: sheetName.describe('The document that waits behind the form.'),
  ground: z
    .enum(['paper', 'desk', 'ink'], 'must be one of: paper (light), desk (sand), ink (dark)')
    .default('paper')
    .describe('What the opening stands on; choose another one than the neighbouring pages.'),
})

/** Words beside a page with one clause, and a note in its margin, that lies on a document. */
const heroClause = z.strictObject({
  type: z.literal('hero-clause'),
  ...opening,
  clause: clauseName,
  sheet: sheetName.default('contract').describe('The document under the page.'),
})

/** The sections that may open a page. */
export const landingHeroes = [
  heroFan,
  heroPage,
  heroWall,
  heroDesk,
  heroLedger,
  heroClause,
  heroForm,
] as const
