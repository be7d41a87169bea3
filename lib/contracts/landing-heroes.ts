import * as z from 'zod'
import { headline, letterFields, line, listOf, paragraph } from './landing-fields.ts'
import { sheetName } from './landing-sheets.ts'

/** What every opening says: the promise, why it matters, and the button. */
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

/** One large sheet with notes in its margin, words on the other side. */
const heroPage = z.strictObject({
  type: z.literal('hero-page'),
  ...opening,
  sheet: sheetName,
  notes: listOf(line, [2, 3]).describe('Marginal notes that point at the sheet.'),
})

/** Words above a wall of sheets that runs off both sides. */
const heroWall = z.strictObject({
  type: z.literal('hero-wall'),
  ...opening,
  titles: listOf(line, [8, 14]).describe('Titles of the sheets on the wall.'),
})

/** Words beside a customer's letter. */
const heroLetter = z.strictObject({
  type: z.literal('hero-letter'),
  ...opening,
  ...letterFields,
})

/** The sections that may open a page. */
export const landingHeroes = [heroFan, heroPage, heroWall, heroLetter] as const
