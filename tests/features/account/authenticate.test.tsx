import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authenticate } from '#features/account/browser/authenticate.ts'
import { startBehaviour } from '../../support/page-behaviour.tsx'

const ACCOUNT = { userEmail: 'ada@example.org', userId: 'u1' }
const NAMES = ['b_session', 'p_ssojwt', 'b_ssojwt']

const fetchStub = vi.fn<typeof fetch>()

const isLoaded = () => document.documentElement.hasAttribute('data-account')

const answerWith = (status: number, body?: unknown) => {
  fetchStub.mockImplementation(async () => Response.json(body, { status }))
}

/** Answers come within microtasks: what has not shown by then will not show. */
const wait = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 20)
  })

const start = async () => {
  const page = startBehaviour(authenticate)
  await wait()
  return page
}

/** As if the visitor came back to the page with the browser's back button. */
const comeBack = async () => {
  const event = Object.assign(new Event('pageshow'), { persisted: true })
  window.dispatchEvent(event)
  await wait()
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub)
})

afterEach(() => {
  vi.unstubAllGlobals()
  fetchStub.mockReset()
  document.documentElement.removeAttribute('data-account')
  document.documentElement.removeAttribute('data-licence')
  for (const name of NAMES) Cookies.remove(name)
})

describe('silent authentication on client start (S1 §4)', () => {
  it('asks nobody when no cookie says that there is a sign-in', async () => {
    await start()
    expect(fetchStub).not.toHaveBeenCalled()
    expect(isLoaded()).toBe(false)
  })

  it.each([
    [{ ...ACCOUNT, hasLicence: true }, true],
    [{ ...ACCOUNT, hasLicence: false }, false],
    [{ ...ACCOUNT, hasLicence: 'yes' }, false],
    [ACCOUNT, false],
  ])('says on the page whether %j has a licence', async (account, isCustomer) => {
    Cookies.set('b_session', '1')
    answerWith(200, { account })
    await start()
    expect(isLoaded()).toBe(true)
    expect(document.documentElement.hasAttribute('data-licence')).toBe(isCustomer)
  })

  it.each(NAMES)('loads the account where %s is there, and says so on the page', async (name) => {
    Cookies.set(name, '1')
    answerWith(200, { account: ACCOUNT })
    await start()
    expect(fetchStub.mock.calls).toEqual([['/api/session', undefined]])
    expect(isLoaded()).toBe(true)
  })

  it.each<[string, number, unknown]>([
    ['nobody is signed in', 401, {}],
    ['the service is out', 503, { account: ACCOUNT }],
    ['the body is no account', 200, 'ok'],
    ['the body is nothing', 200, null],
    ['the account is none', 200, { account: null }],
    ['the account lacks its id', 200, { account: { userEmail: 'ada@example.org' } }],
    ['the account has an empty address', 200, { account: { ...ACCOUNT, userEmail: '' } }],
    ['the id is no text', 200, { account: { ...ACCOUNT, userId: 1 } }],
  ])('loads nobody and stays silent when %s', async (_case, status, body) => {
    Cookies.set('b_session', '1')
    answerWith(status, body)
    await start()
    expect(fetchStub).toHaveBeenCalledOnce()
    expect(isLoaded()).toBe(false)
  })

  it.each<[string, () => Promise<Response>]>([
    ['has lost the connection', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['gets a page instead of JSON', async () => new Response('<!doctype html>')],
    ['gets nobody without a body', async () => new Response(null, { status: 204 })],
  ])('stays silent when it %s', async (_case, answer) => {
    Cookies.set('b_session', '1')
    fetchStub.mockImplementation(answer)
    await start()
    expect(isLoaded()).toBe(false)
  })

  it('asks nobody again for whom it knows', async () => {
    Cookies.set('b_session', '1')
    answerWith(200, { account: ACCOUNT })
    await start()
    await comeBack()
    expect(fetchStub).toHaveBeenCalledOnce()
    expect(isLoaded()).toBe(true)
  })

  it('looks again when the page comes back from the back/forward cache', async () => {
    await start()
    Cookies.set('b_session', '1')
    answerWith(200, { account: ACCOUNT })
    await comeBack()
    expect(isLoaded()).toBe(true)
    Cookies.remove('b_session')
    await comeBack()
    expect(isLoaded()).toBe(false)
  })

  it('listens no more when it is gone', async () => {
    const { leave } = await start()
    leave()
    Cookies.set('b_session', '1')
    await comeBack()
    expect(fetchStub).not.toHaveBeenCalled()
  })
})
