import * as z from 'zod'
import { copy, line, plainLabel } from './landing-fields.ts'
import { landingSection } from './landing-sections.ts'

/**
 * A landing page in one language: one JSON file whose path is the page's path (S1 §3, S2 §2.3).
 * Copy may hold `{templates}` and the other names of the language's claims file.
 */
export const landingRecord = z.strictObject({
  $schema: z.string().optional(),
  label: plainLabel.describe('Sent as DocName at sign-up and as label of the landing view.'),
  alias: line.describe('What the page is about: the heading of the dialog when q is there.'),
  cardHeading: line.optional().describe('Heading of the dialog on a page without main button.'),
  isMainButton: z.boolean('write true or false'),
  keyword: plainLabel.describe('Keyword of the page, with hyphens.'),
  dialog: z.enum(['email-only', 'landing-page'], 'must be "email-only" or "landing-page"'),
  opensDialog: z
    .boolean('write true or false')
    .default(false)
    .describe('The dialog stands open when the page loads.'),
  middleware: z
    .array(z.string())
    .default([])
    .describe('Extra middleware steps by name, run after those of the route.'),
  meta: z.strictObject({ title: copy(70), description: copy(170) }),
  sections: z
    .array(landingSection, 'write a list of sections')
    .min(1, 'needs at least one section'),
})

export type LandingRecord = z.infer<typeof landingRecord>
