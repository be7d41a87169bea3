import * as z from 'zod'
import { PLAN_IDS } from '#lib/config/plans.ts'
import { DISCOUNTS } from '#lib/config/price-book.ts'
import { isOfferRoute } from '#lib/config/routes.ts'
import {
  edgeFields,
  ENDS_LATER,
  endsLater,
  flag,
  headline,
  listOf,
  meta,
  paragraph,
  plainLabel,
} from '#lib/records/record-fields.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { recordFamily } from '#lib/util/record-family.ts'
import { STANDARD_PLANS } from './listed-plans.ts'

const oneOf = <const Value extends string>(values: readonly Value[]) =>
  z.enum(values, `must be one of: ${values.join(', ')}`)

/** Looks of a pricing page: `new` wears the layout `pricing`, `older` the layout `offer` (S2 §2.4). */
const OFFER_GENERATIONS = ['new', 'older'] as const

/** Tools that an offer may put beside its plans (S2 §2.2). */
const TOOLKITS = ['hr', 'legal'] as const

export type Toolkit = (typeof TOOLKITS)[number]

const fields = z.strictObject({
  $schema: z.string().optional(),
  label: plainLabel.describe('Name of the page in statistics, sent as written.'),
  keyword: plainLabel.describe('Keyword of the page in statistics, with hyphens.'),
  generation: oneOf(OFFER_GENERATIONS)
    .default('new')
    .describe('Look of the page: "new", or "older", an offer on a sheet of its own.'),
  headline: headline.describe(
    'The promise, with one image. One **marked** phrase gets the marigold underline.',
  ),
  lead: paragraph.optional().describe('One or two sentences below the headline.'),
  meta,
  discount: oneOf(keysOf(DISCOUNTS))
    .optional()
    .describe('A discount of the price book; full prices when left out. No record makes a price.'),
  plans: listOf(oneOf(PLAN_IDS), [1, 3])
    .default([...STANDARD_PLANS])
    .refine((plans) => new Set(plans).size === plans.length, 'names a plan twice')
    .describe('The plans that are sold, from left to right; Basic and Premium when left out.'),
  highlighted: oneOf(PLAN_IDS)
    .optional()
    .describe(
      'The plan that leads, of several, with a tag that says for whom it is; the first when left out. It must be one of "plans".',
    ),
  showsStorage: flag.default(true).describe('Whether the sizes of the cloud drive are shown.'),
  toolkit: oneOf(TOOLKITS)
    .optional()
    .describe('Documents that stand beside the plans: "hr" or "legal"; none when left out.'),
  hasCaptcha: flag
    .default(false)
    .describe('true asks for a sign of a person before a plan is chosen; on one page only.'),
  isRenewal: flag
    .default(false)
    .describe('true takes customers whose subscription has ended; on the page renew only.'),
  ...edgeFields,
})

/**
 * A pricing page in one language: one JSON file whose path is the page's path (S2 §2.2 "Pricing variants"). Copy may hold
 * `{templates}` and the other names of the language's claims file; what is charged stands in the price book alone.
 */
export const offerRecord = fields
  .refine(({ plans, highlighted }) => highlighted === undefined || plans.includes(highlighted), {
    path: ['highlighted'],
    message: 'must be one of "plans"',
  })
  .refine(endsLater, ENDS_LATER)

export type OfferRecord = z.infer<typeof offerRecord>

/** True if a public path, without language, can be that of a pricing page. */
export const isOfferPath = (path: string): boolean => {
  const family = recordFamily(path)
  return family !== null && isOfferRoute(family)
}
