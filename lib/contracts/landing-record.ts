import * as z from 'zod'
import { landingSection } from './landing-sections.ts'

const shortText = z.string().trim().min(1).max(200)

/**
 * A landing page in one language: one JSON file whose path is the page's path (S1 §3, S2 §2.3).
 * Copy may hold `{templates}` and the other names of the language's claims file.
 */
export const landingRecord = z.strictObject({
  $schema: z.string().optional(),
  /** Sent as DocName at sign-up. */
  label: shortText,
  /** What the page is about, as the card heading names it when q is there. */
  alias: shortText,
  cardHeading: shortText.optional(),
  isMainButton: z.boolean(),
  keyword: shortText,
  dialog: z.enum(['email-only', 'landing-page']),
  /** The dialog stands open when the page loads. */
  opensDialog: z.boolean().default(false),
  /** Extra middleware steps by name, run after those of the route. */
  middleware: z.array(z.string()).default([]),
  meta: z.strictObject({ title: shortText, description: z.string().trim().min(1).max(320) }),
  sections: z.array(landingSection).min(1),
})

export type LandingRecord = z.infer<typeof landingRecord>
