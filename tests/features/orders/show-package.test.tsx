import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runPurchasePage } from '#features/orders/browser/run-purchase-page.ts'
import { BudgetoBuyView } from '#features/orders/components/budgeto-buy-view.tsx'
import { loadClaims } from '#lib/i18n/claims.ts'
import { startBehaviour } from '../../support/page-behaviour.tsx'
import { putServerHtml } from '../../support/server-html.ts'

const TOKEN = 'wq3-Kd_81mZz'

const calls = vi.fn<(path: string) => Promise<Response>>()

const answering = (view: unknown, status = 200) =>
  calls.mockImplementation(async () => new Response(JSON.stringify(view), { status }))

const open = async (path: string) => {
  history.replaceState(null, '', path)
  document.documentElement.lang = 'fr'
  await putServerHtml(<BudgetoBuyView locale="fr" claims={await loadClaims('fr')} />)
  startBehaviour(runPurchasePage)
}

const state = () => document.querySelector<HTMLElement>('[data-purchase-page]')?.dataset.state

const posted = () => new FormData(document.querySelector('form') ?? undefined).get('packageToken')

beforeEach(() => {
  vi.stubGlobal('fetch', calls)
})

afterEach(() => {
  vi.unstubAllGlobals()
  calls.mockReset()
  history.replaceState(null, '', '/')
})

describe('a partner’s link on the page of the budgeting app', () => {
  it.each(['/budgeto/buy', '/fr/budgeto/buy/'])('is not asked for at %s', async (path) => {
    await open(path)
    expect(calls).not.toHaveBeenCalled()
    expect(state()).toBeUndefined()
    expect(posted()).toBeNull()
  })

  it.each([
    `/budgeto/buy/${TOKEN}`,
    `/fr/budgeto/buy/${TOKEN}/?utm_source=x`,
    `/budgeto/buy/${TOKEN}&amp;utm_source=x`,
    `/budgeto/buy/${TOKEN}).`,
  ])('is carried by the form that buys at %s', async (path) => {
    answering({ state: 'open', saving: null })
    await open(path)
    await vi.waitFor(() => expect(state()).toBe('open'))
    expect(calls).toHaveBeenCalledWith(`/api/package?token=${TOKEN}`, expect.anything())
    expect(posted()).toBe(TOKEN)
  })

  it('shows figures only where they are true', async () => {
    answering({ state: 'open', saving: { percent: 34, regular: 3799 } })
    await open(`/budgeto/buy/${TOKEN}`)
    await vi.waitFor(() => expect(state()).toBe('saving'))
    const shown = [...document.querySelectorAll<HTMLElement>('[data-while~="saving"]')]
    expect(shown.every(({ hidden }) => !hidden)).toBe(true)
    expect(document.querySelector('[data-fill="percent"]')?.textContent).toBe('34')
    expect(document.querySelector('[data-fill="regular"]')?.textContent).toMatch(/^37,99/)
  })

  it.each(['used', 'expired', 'unknown'])(
    'that is %s says so, and buys without it',
    async (fault) => {
      answering({ state: fault, saving: null })
      await open(`/budgeto/buy/${TOKEN}`)
      await vi.waitFor(() => expect(state()).toBe(fault))
      const note = document.querySelector<HTMLElement>(`[data-while="${fault}"]`)
      expect(note?.hidden).toBe(false)
      expect(posted()).toBe('')
    },
  )

  it('that nobody can check is carried all the same: the handler finds out', async () => {
    calls.mockRejectedValue(new TypeError('lost'))
    await open(`/budgeto/buy/${TOKEN}`)
    await vi.waitFor(() => expect(state()).toBe('failed'))
    expect(posted()).toBe(TOKEN)
  })

  it('that came back from a form without script says why', async () => {
    await open('/fr/budgeto/buy?package=used')
    expect(state()).toBe('used')
    expect(calls).not.toHaveBeenCalled()
  })
})
