import { render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FactBlock } from '#components/page/fact-block.tsx'
import { DocumentDesk } from '#features/documents/components/document-desk.tsx'
import { COUNTED_PAGE } from '#features/landing/counted-page.ts'
import { startPage } from '../../app/page-script.ts'
import { filesThatRun } from '../support/files-that-run.ts'
import { field, openSignUp, signUpSite, submitButton } from '../support/sign-up-dialog.tsx'
import { expectWalked } from '../support/trails.ts'
import { json } from '../support/upstream-server.ts'

vi.mock('../../app/page-script.rest.ts', () => ({ startRest: () => undefined }))

const { api } = signUpSite()

const DOCUMENT = {
  label: 'Lease',
  labelLanguage: 'en',
  url: 'lease-D77',
  thumb: '/api/thumb/77-600px.svg',
  heading: 'Download the lease',
} as const

let page = new AbortController()

beforeEach(() => {
  page = new AbortController()
})

afterEach(() => page.abort())

/** Waits until a handler of the site is told something. */
const untilTold = (path: string, text: string) =>
  waitFor(
    () => {
      const told = api().seen.filter((request) => request.path === path)
      expect(told.map(({ body }) => body).join('')).toContain(text)
    },
    { timeout: 10_000 },
  )

it('an e-mail address, from its field to the request', async () => {
  api().reply = json(409, {})
  await openSignUp()
  const used = await filesThatRun(async () => {
    await userEvent.type(field(), 'ann@company.example')
    await userEvent.click(submitButton())
    await untilTold('/api/sign-up', 'ann@company.example')
  })
  expect(api().seen).toHaveLength(1)
  expectWalked('An e-mail address', used, 'browser')
})

it('a landing page that is seen: its documents follow the address', async () => {
  api().reply = json(200, { documents: [{ ...DOCUMENT, label: 'Sublease' }] })
  happyDOM.setURL(`${api().url}/docs/free-demo?q=x`)
  const { container } = render(
    <DocumentDesk
      documents={[DOCUMENT]}
      locale="en"
      signUp={({ className, children }) => (
        <a href="#sign-up" className={className}>
          {children}
        </a>
      )}
      refinement={{ replaced: 'Done.' }}
    />,
  )
  const used = await filesThatRun(async () => {
    startPage(page.signal)
    await waitFor(() => expect(container.textContent).toContain('Sublease'), { timeout: 5000 })
  })
  expectWalked('A landing address', used, 'browser')
})

it('an experiment: the view of a page tells its arm', async () => {
  api().reply = json(202, {})
  const exposure = { experiment: 'headline', arm: 'price' }
  const value = { label: 'Demo', keyword: 'demo', exposure }
  render(<FactBlock fact={COUNTED_PAGE} value={value} />)
  const used = await filesThatRun(async () => {
    startPage(page.signal)
    await untilTold('/api/events', '"arm":"price"')
  })
  expect(used).toContain('features/landing/counted-page.ts')
  expectWalked('An experiment', used, 'browser')
})
