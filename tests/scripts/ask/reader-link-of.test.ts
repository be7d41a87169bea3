import { expect, it } from 'vitest'
import { readerLinkAddress } from '#services/account/reader-link.ts'
import { readerLinkOf } from '../../../scripts/ask/reader-link-of.ts'

const LINK = '7b0c4c6e-3a54-4c0e-9d0b-1f3f5a1f4a11'

const places = { webAppUrl: 'http://localhost:4000/webapp', hashKey: 'a key of thirty-two letters' }
const options = { ...places, now: new Date('2026-12-01T12:10:00Z') }

const asked = {
  kind: 'results-login',
  created_at: '2026-12-01 12:00:00.5+00',
  state: 'waits',
  data: { link: LINK },
}

const welcome = { ...asked, kind: 'welcome', data: {} }

it('is the link that the newest mail to a reader has', () => {
  expect(readerLinkOf([welcome, asked], options)).toBe(readerLinkAddress(LINK, places))
})

it.each([
  ['no reader asked', [welcome]],
  ['a mail brought it', [{ ...asked, state: 'sent' }]],
  ['it is too old', [{ ...asked, created_at: '2026-12-01 11:54:00+00' }]],
])('is nothing where %s', (_why, mails) => {
  expect(readerLinkOf(mails, options)).toBeUndefined()
})
