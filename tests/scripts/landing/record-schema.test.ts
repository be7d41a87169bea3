import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { LANDING_FORM, recordSchema } from '../../../scripts/landing/record-schema.ts'
import { landingRecordOf } from '../../support/landing-record.ts'

const schema = z.fromJSONSchema(recordSchema(LANDING_FORM))

describe('JSON Schema of landing records', () => {
  it('accepts what an author writes', () => {
    const written = { $schema: '../x.json', ...landingRecordOf() }
    expect(schema.safeParse(written).success).toBe(true)
  })

  it.each([
    ['an unknown field', { colour: 'red' }],
    ['an unknown section', { sections: [{ type: 'banner' }] }],
    ['an unknown dialog', { dialog: 'popup' }],
    ['a missing text', { alias: undefined }],
  ])('refuses %s', (_case, changes) => {
    expect(schema.safeParse({ ...landingRecordOf(), ...changes }).success).toBe(false)
  })

  it('explains its fields', () => {
    expect(recordSchema(LANDING_FORM).properties?.label).toHaveProperty('description')
  })
})
