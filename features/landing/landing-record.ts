import * as z from 'zod'
import { LABEL_STYLES, RECOGNITIONS, SIGN_UP_VARIANTS } from '#lib/config/sign-up-variants.ts'
import {
  edgeFields,
  ENDS_LATER,
  endsLater,
  flag,
  line,
  meta,
  plainLabel,
} from '#lib/records/record-fields.ts'
import { landingSection } from './landing-sections.ts'

const fields = z.strictObject({
  $schema: z.string().optional(),
  label: plainLabel.describe('Sent as DocName at sign-up and as label of the landing view.'),
  alias: line.describe('What the page is about: the heading of the dialog when q is there.'),
  cardHeading: line.optional().describe('Heading of the dialog on a page without main button.'),
  isMainButton: flag,
  keyword: plainLabel.describe('Keyword of the page, with hyphens.'),
  dialog: z
    .enum(SIGN_UP_VARIANTS, `must be one of: ${SIGN_UP_VARIANTS.join(', ')}`)
    .describe('The sign-up dialog of the page.'),
  labelStyle: z
    .enum(LABEL_STYLES, `must be one of: ${LABEL_STYLES.join(', ')}`)
    .optional()
    .describe('Look of the label in the form, on the pages of the label experiment only.'),
  recognises: z
    .enum(RECOGNITIONS, `must be one of: ${RECOGNITIONS.join(', ')}`)
    .default('signed-in')
    .describe(
      'What lets a visitor open a document at once: a sign-in, or the e-mail cookie alone.',
    ),
  opensDialog: z
    .boolean('write true or false')
    .default(false)
    .describe('The dialog stands open when the page loads.'),
  showsLogIn: z
    .boolean('write true or false')
    .default(true)
    .describe('false takes the log-in link out of the header, on /l and below /l/ only.'),
  ...edgeFields,
  meta,
  sections: z
    .array(landingSection, 'write a list of sections')
    .min(1, 'needs at least one section')
    .refine(
      (sections) => sections.filter(({ type }) => type === 'documents').length <= 1,
      'holds at most one section "documents"',
    ),
})

/**
 * A landing page in one language: one JSON file whose path is the page's path (S1 §3, S2 §2.3).
 * Copy may hold `{templates}` and the other names of the language's claims file.
 */
export const landingRecord = fields.refine(endsLater, ENDS_LATER)

export type LandingRecord = z.infer<typeof landingRecord>
