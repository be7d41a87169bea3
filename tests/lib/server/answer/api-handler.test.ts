import { expect, it } from 'vitest'
import { answer } from '#lib/server/answer/api-handler.ts'
import { testSite } from '../../../support/test-site.ts'
import { visitRequest } from '../../../support/visit-request.ts'

it('answers 500 without details when a handler fails, and logs one line without personal data', async () => {
  const { site, logged, lines } = testSite()
  const request = visitRequest({ path: '/api/session?email=ada@example.org' })
  const handle = () => Promise.reject(new Error('no room for ada@example.org'))
  const response = await answer(handle, { request, site })
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('no room')
  expect(logged()).toMatchObject([{ event: 'handler failed', path: '/api/session' }])
  expect(lines.join('')).not.toContain('ada@example.org')
})
