import * as z from 'zod'

const line = z.string().trim().min(1).max(160)
const text = z.string().trim().min(1).max(600)

/** Headline, lead and one action beside the sheets that match the keyword. */
const hero = z.strictObject({
  type: z.literal('hero'),
  heading: line,
  lead: text,
  action: line,
  points: z.array(line).max(4),
})

/** A section of a landing page; `type` names the component that shows it. */
export const landingSection = z.discriminatedUnion('type', [hero])

export type LandingSection = z.infer<typeof landingSection>
