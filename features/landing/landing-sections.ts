import * as z from 'zod'
import { VIDEO_NAMES } from '#lib/config/videos.ts'
import { copy, headline, line, listOf, paragraph, plainLabel } from '#lib/records/record-fields.ts'
import { clauseName, letterFields } from './landing-fields.ts'
import { landingHeroes } from './landing-heroes.ts'
import { stepPicture } from './landing-sheets.ts'

const proof = z.strictObject({
  type: z.literal('proof').describe('Figures in a row.'),
  items: listOf(
    z.strictObject({ figure: copy(40).describe('A claim, such as "{businesses}+".'), text: line }),
    [2, 4],
  ),
})

const titledText = z.strictObject({ title: line, text: paragraph })

const benefits = z.strictObject({
  type: z.literal('benefits').describe('What the customer gets, as a ruled list.'),
  heading: headline,
  items: listOf(titledText, [2, 5]),
})

const drawers = z.strictObject({
  type: z.literal('drawers').describe('Drawers of the library with the titles that lie in them.'),
  heading: headline,
  lead: paragraph.optional(),
  items: listOf(z.strictObject({ name: line, note: line, titles: listOf(line, [3, 3]) }), [3, 6]),
})

const steps = z.strictObject({
  type: z.literal('steps').describe('How it works, in order.'),
  heading: headline,
  items: listOf(
    titledText.extend({
      picture: stepPicture.optional().describe('What is shown above the step.'),
    }),
    [3, 4],
  ),
})

const letter = z.strictObject({
  type: z.literal('letter').describe('A customer in their own words.'),
  ...letterFields,
})

const clause = z.strictObject({
  type: z.literal('clause').describe('A clause that settles a dispute, with a note in its margin.'),
  clause: clauseName,
})

const comparisonSide = z.strictObject({ title: line, items: listOf(line, [2, 5]) })

const comparison = z.strictObject({
  type: z.literal('comparison').describe('Two ways beside each other; ours is the second.'),
  heading: headline,
  before: comparisonSide,
  after: comparisonSide,
})

const video = z.strictObject({
  type: z.literal('video').describe('A silent clip that plays when the visitor asks for it.'),
  heading: headline,
  lead: paragraph.optional(),
  video: z
    .enum(VIDEO_NAMES, `must be one of: ${VIDEO_NAMES.join(', ')}`)
    .describe('Its chapters stand in lib/config/videos.ts, their words in messages/videos.json.'),
})

const documents = z.strictObject({
  type: z
    .literal('documents')
    .describe('Up to twelve templates that fit a keyword, with previews.'),
  heading: headline,
  lead: paragraph.optional(),
  keyword: plainLabel
    .optional()
    .describe('What is searched for, with hyphens; the keyword of the page when left out.'),
})

const closing = z.strictObject({
  type: z.literal('closing').describe('The action once more, at the end.'),
  heading: headline,
  text: paragraph.optional(),
  action: line,
})

/** A section of a landing page; `type` names the component that shows it. */
export const landingSection = z.discriminatedUnion('type', [
  ...landingHeroes,
  proof,
  benefits,
  drawers,
  steps,
  letter,
  clause,
  comparison,
  video,
  documents,
  closing,
])

export type LandingSection = z.infer<typeof landingSection>
export type SectionType = LandingSection['type']

/** A section of one type, as its component receives it. */
export type SectionOf<Type extends SectionType> = Extract<LandingSection, { type: Type }>
