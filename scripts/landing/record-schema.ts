import * as z from 'zod'
import { landingRecord } from '#features/landing/landing-record.ts'

/** The JSON Schema of a landing record, which editors use to complete and to check. */
export const recordSchema = () => ({
  title: 'Landing page record',
  ...z.toJSONSchema(landingRecord, { io: 'input' }),
})
