import type { z } from 'zod'
import type { landingRecord } from '#features/landing/landing-record.ts'

type Written = z.input<typeof landingRecord>

/** A small valid landing record as its author writes it. */
export const landingRecordOf = (changes: Partial<Written> = {}): Written => ({
  label: 'Test label',
  alias: 'Test alias',
  isMainButton: true,
  keyword: 'test-keyword',
  dialog: 'email-only',
  meta: { title: 'Test title', description: 'Test description' },
  sections: [
    {
      type: 'hero-form',
      heading: 'All {templates}+ of them',
      lead: 'Now',
      action: 'Go',
      sheet: 'form',
    },
  ],
  ...changes,
})
