import { describe, expect, it } from 'vitest'
import { capture } from '#features/traffic-source/capture.ts'

const captureFrom = (search: string, ...before: unknown[]) =>
  capture({ query: new URLSearchParams(search), before })

const KNOWN = {
  SourceChannel: 'newsletter',
  SourceCampaign: 'spring',
  CustomTracking: { affid: '17' },
}

describe('the traffic-source record (S2 §3)', () => {
  it.each([
    ['utm_source=google', { SourceChannel: 'google' }],
    ['s=google', { SourceChannel: 'google' }],
    ['s=b&utm_source=a', { SourceChannel: 'a' }],
    ['utm_campaign=Spring sale (fr) | 2026', { SourceCampaign: 'Spring sale (fr) | 2026' }],
    ['ppc=group', { SourceAdGroup: 'group' }],
    ['a=group', { SourceAdGroup: 'group' }],
    ['a=b&ppc=a', { SourceAdGroup: 'a' }],
    ['c=account-1', { SourceAccount: 'account-1' }],
    [
      'q=plan%20d%27affaires',
      { SourceKeyword: "plan d'affaires", SourceQParam: "plan d'affaires" },
    ],
    ['source=flyer', { CustomTracking: { source: 'flyer' } }],
    ['affid=42', { CustomTracking: { affid: '42' } }],
    ['source=flyer&affid=42', { CustomTracking: { source: 'flyer', affid: '42' } }],
    ['utm_medium=cpc&gclid=x', { CustomTracking: { medium: 'cpc' } }],
    ['', {}],
  ])('of %s', (search, expected) => {
    expect(captureFrom(search)).toEqual(expected)
  })

  it('keeps values that the query lacks, of the nearest record that has them', () => {
    expect(captureFrom('utm_source=google&source=flyer', { SourceCampaign: 'now' }, KNOWN)).toEqual(
      {
        SourceChannel: 'google',
        SourceCampaign: 'now',
        CustomTracking: { source: 'flyer', affid: '17' },
      },
    )
  })
})

const BAD_VALUES = [
  ['empty', ''],
  ['10 kB long', 'x'.repeat(10_000)],
  ['one character too long', 'x'.repeat(101)],
  ['a line end', 'a\nb'],
  ['a null character', 'a\0b'],
  ['script', '<script>alert(1)</script>'],
  ['the end of an attribute', '"onload=alert(1)'],
  ['an address of script', 'JavaScript:alert(1)'],
  ['an e-mail address', 'ann@company.example'],
] as const

describe('a value that is no plain text', () => {
  it.each(BAD_VALUES)('is dropped: %s', (_case, value) => {
    const search = new URLSearchParams({ utm_source: value, utm_campaign: 'spring', affid: value })
    expect(captureFrom(search.toString())).toEqual({ SourceCampaign: 'spring' })
  })

  it.each(BAD_VALUES)('changes nothing of what was known: %s', (_case, value) => {
    const search = new URLSearchParams({ utm_source: value, affid: value })
    expect(captureFrom(search.toString(), KNOWN)).toEqual(KNOWN)
  })

  it.each([...BAD_VALUES, ['half of a pair', 'a\u{D800}b'] as const])(
    'is not taken from a record that somebody has changed: %s',
    (_case, value) => {
      expect(captureFrom('', { SourceChannel: value, CustomTracking: { affid: value } })).toEqual(
        {},
      )
    },
  )
})

it('ignores a parameter that comes twice, and takes the other name instead', () => {
  expect(captureFrom('utm_source=a&utm_source=b&s=c&q=x&q=x')).toEqual({ SourceChannel: 'c' })
})

it.each([null, 'text', 7, [], ['a'], { CustomTracking: 'text' }, { SourceChannel: { deep: 1 } }])(
  'starts anew after the record %j',
  (before) => {
    expect(captureFrom('c=1', before)).toEqual({ SourceAccount: '1' })
  },
)
