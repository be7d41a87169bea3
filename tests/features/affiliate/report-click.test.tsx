import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ARRIVAL } from '#features/affiliate/affiliate-click.ts'
import { reportClick } from '#features/affiliate/browser/report-click.ts'
import { UNKNOWN_CONSENT, type Choice } from '#features/consent/consent-rules.ts'
import { consentState } from '#features/consent/consent-state.ts'
import { putFact, startBehaviour } from '../../support/page-behaviour.tsx'

const ID = '73b30b226eb44dc884d56968282b8f39'
const LINK = '/fr/start?oid=12&affid=345'

const fetchStub = vi.fn<typeof fetch>()

const later = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

const open = async (address: string) => {
  history.replaceState(null, '', address)
  const page = startBehaviour(reportClick)
  await later(100)
  return page
}

const answer = (status: number) =>
  fetchStub.mockImplementation(async () => new Response(null, { status }))

const bodyOf = (init?: RequestInit) => (typeof init?.body === 'string' ? init.body : '')

const sent = () => fetchStub.mock.calls.map(([, init]): unknown => JSON.parse(bodyOf(init)))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', fetchStub)
  putFact(ARRIVAL, 'fr')
  answer(204)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetchStub.mockReset()
  for (const name of ['b_eftid', 'b_click']) Cookies.remove(name)
  localStorage.clear()
  consentState.setState(UNKNOWN_CONSENT)
  history.replaceState(null, '', '/')
})

describe('an arrival that the edge did not get counted (S2 §4)', () => {
  it('is reported once', async () => {
    await open(LINK)
    await later(60_000)
    expect(fetchStub.mock.calls.map(([url]) => url)).toEqual(['/api/affiliate-click'])
    expect(sent()).toEqual([{ offerId: 12, affiliateId: 345, page: '/fr/start', language: 'fr' }])
  })

  it('is flagged when it was paid for', async () => {
    await open(`${LINK}&gclid=x`)
    expect(sent()).toMatchObject([{ paidBy: 'gclid' }])
  })

  it('is reported where the cookies tell of another link, or of a click that was not confirmed', async () => {
    Cookies.set('b_eftid', ID)
    Cookies.set('b_click', '12.346')
    const first = await open(LINK)
    expect(fetchStub).toHaveBeenCalledTimes(1)
    first.leave()
    Cookies.set('b_click', `12.345.${'a'.repeat(32)}`)
    await open(LINK)
    expect(fetchStub).toHaveBeenCalledTimes(2)
  })

  it('is reported again with growing pauses, three times in all', async () => {
    answer(503)
    await open(LINK)
    expect(fetchStub).toHaveBeenCalledTimes(1)
    await later(2000)
    expect(fetchStub).toHaveBeenCalledTimes(2)
    await later(8000)
    expect(fetchStub).toHaveBeenCalledTimes(3)
    await later(60_000)
    expect(fetchStub).toHaveBeenCalledTimes(3)
  })

  it('is reported again when the line was cut', async () => {
    fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await open(LINK)
    await later(2000)
    await later(60_000)
    expect(fetchStub).toHaveBeenCalledTimes(2)
  })

  it('is not reported again when it was refused', async () => {
    answer(422)
    await open(LINK)
    await later(60_000)
    expect(fetchStub).toHaveBeenCalledTimes(1)
  })

  it('ends with the page', async () => {
    answer(503)
    const page = await open(LINK)
    page.leave()
    await later(60_000)
    expect(fetchStub).toHaveBeenCalledTimes(1)
  })

  it('waits until a page that was prepared unseen is shown', async () => {
    vi.stubGlobal('document', Object.assign(document, { prerendering: true }))
    await open(LINK)
    expect(fetchStub).not.toHaveBeenCalled()
    Object.assign(document, { prerendering: false })
    document.dispatchEvent(new Event('prerenderingchange'))
    await later(100)
    expect(fetchStub).toHaveBeenCalledTimes(1)
  })
})

it.each([
  ['/fr/start'],
  ['/fr/start?oid=12'],
  ['/fr/start?oid=12&affid=x'],
  ['/fr/start?oid=12&oid=12&affid=345'],
  [`/fr/start?oid=12&affid=${'9'.repeat(10_000)}`],
])('%.50s reports nothing', async (address) => {
  await open(address)
  await later(60_000)
  expect(fetchStub).not.toHaveBeenCalled()
})

describe('a choice while the answer is on its way', () => {
  const answerAfter = async (choice: Choice) => {
    let arrive: (answer: Response) => void = () => undefined
    fetchStub.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          arrive = resolve
        }),
    )
    await open(LINK)
    consentState.setState({ choice })
    Cookies.set('b_eftid', ID)
    Cookies.set('b_click', '12.345')
    arrive(new Response(null, { status: 204 }))
    await later(100)
    return [Cookies.get('b_eftid'), Cookies.get('b_click'), localStorage.getItem('b_eftid')]
  }

  it('erases what the answer brings where it is a refusal', async () => {
    expect(await answerAfter('declined')).toEqual([undefined, undefined, null])
  })

  it('keeps it where it is a consent', async () => {
    expect(await answerAfter('accepted')).toEqual([ID, '12.345', ID])
  })
})

it('reports nothing on a page that affiliates’ links do not lead to (docs/decisions/021)', async () => {
  document.body.innerHTML = ''
  await open(LINK)
  await later(60_000)
  expect(fetchStub).not.toHaveBeenCalled()
})

it('reports nothing that the edge has counted', async () => {
  Cookies.set('b_eftid', ID)
  Cookies.set('b_click', '12.345')
  await open(LINK)
  expect(fetchStub).not.toHaveBeenCalled()
})
