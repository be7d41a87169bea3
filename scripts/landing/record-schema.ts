import * as z from 'zod'
import { landingRecord, type LandingRecord } from '#features/landing/landing-record.ts'
import { storyRecord, type StoryRecord } from '#features/newsroom/story-record.ts'
import { offerRecord, type OfferRecord } from '#features/pricing/offer-record.ts'
import type { RecordKind } from '#lib/records/record-kind.ts'

/** What the records of one kind hold, and what they are called. */
export type RecordSchema<Kept> = { title: string; schema: z.ZodType<Kept> }

/** The form of the records of one kind of page. */
export type RecordForm<Kept> = RecordSchema<Kept> & { kind: RecordKind }

export const LANDING_FORM: RecordForm<LandingRecord> = {
  kind: 'landing',
  title: 'Landing page record',
  schema: landingRecord,
}

export const OFFER_FORM: RecordForm<OfferRecord> = {
  kind: 'offer',
  title: 'Offer record',
  schema: offerRecord,
}

export const STORY_FORM: RecordForm<StoryRecord> = {
  kind: 'story',
  title: 'Story record',
  schema: storyRecord,
}

/** The JSON Schema of records of one kind, which editors use to complete and to check. */
export const recordSchema = <Kept>({ title, schema }: RecordSchema<Kept>) => ({
  title,
  ...z.toJSONSchema(schema, { io: 'input' }),
})
