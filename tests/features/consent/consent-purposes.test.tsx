import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ConsentPurposes } from '#features/consent/components/consent-purposes.tsx'
import { readMessages } from '../../support/messages.ts'
import { putServerHtml } from '../../support/server-html.ts'

const policy = await readMessages('en', 'cookiePolicy')
const consent = await readMessages('en', 'consent')

const nameOf = (name: string) => policy.get(`classes.${name}`)

const shown = async () => {
  await putServerHtml(<ConsentPurposes locale="en" />)
  return screen.getAllByRole('term').map(({ textContent }) => textContent)
}

const OF_THE_SITE = [
  `${nameOf('necessary')} (${consent.get('always')})`,
  `${nameOf('attribution')} (${consent.get('asked')})`,
  `${nameOf('measurement')} (${consent.get('asked')})`,
]

afterEach(() => {
  vi.unstubAllEnvs()
  document.body.innerHTML = ''
})

it('says what cookies are for and which of it is up to the visitor, of the site itself alone', async () => {
  expect(await shown()).toEqual(OF_THE_SITE)
})

it('has a box for each purpose that is up to the visitor, with the letter under which it is kept', async () => {
  await shown()
  const boxes = screen.getAllByRole('checkbox')
  expect(boxes.map((box) => box.getAttribute('value'))).toEqual(['a', 'm'])
  expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual(OF_THE_SITE.slice(1))
})

it('names purposes of other companies where a tool is configured for them, and no other tool', async () => {
  vi.stubEnv('TAG_MANAGER_ID', 'GTM-ABC123')
  vi.stubEnv('CAPTCHA_SITE_KEY', 'a-key-of-a-captcha')
  expect(await shown()).toEqual([
    ...OF_THE_SITE,
    `${nameOf('vendors')} (${consent.get('asked')})`,
    `${nameOf('security')} (${consent.get('always')})`,
  ])
  expect(document.body.textContent).toContain(policy.get('thirdParties.tagManager'))
  expect(document.body.textContent).toContain(policy.get('thirdParties.captcha'))
  expect(document.body.textContent).not.toContain(policy.get('thirdParties.chat'))
})
