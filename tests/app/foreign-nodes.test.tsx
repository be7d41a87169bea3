import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { client, siteWith } from '../support/checkout-page.tsx'
import { totalsWith } from '../support/checkout-view.ts'
import { FOREIGN, translate } from '../support/foreign-nodes.ts'
import { expectTyped, fieldOf, LATE_FORMS, lateCheckout, typeInto } from '../support/late-forms.tsx'
import { signUpSite } from '../support/sign-up-dialog.tsx'

signUpSite()

const copyOf = (island: HTMLElement) => {
  const copy = island.cloneNode(true)
  if (!(copy instanceof HTMLElement)) throw new TypeError('It is no element.')
  return copy
}

const failures = vi.fn<(error: unknown) => void>()
const said = vi.fn<(...words: unknown[]) => void>()

/** What React says in development of what it finds otherwise, or gives up. */
const KNOWN = /hydrat|error occurred in/

beforeEach(() => {
  failures.mockClear()
  said.mockClear()
  vi.stubGlobal('console', { ...console, error: said, warn: said })
  vi.stubGlobal('reportError', failures)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
})

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  const unknown = said.mock.calls.filter((words) => !KNOWN.test(words.join(' ')))
  if (unknown.length > 0) throw new Error(`The console said: ${unknown.join('\n')}`)
})

const CASES = Object.keys(LATE_FORMS).flatMap((form) =>
  Object.keys(FOREIGN).map((place) => [form, place] as const),
)

/** All places in one form, and in the others what they would differ in. */
const FEW = CASES.filter(
  ([form, place]) => form === 'feedback' || /round (?:the form|every)|before the/.test(place),
)

const open = async (form: string) => {
  const late = await LATE_FORMS[form]?.()
  if (!late) throw new Error('There is no form.')
  return late
}

describe('what was typed before a form starts, with something foreign in it', () => {
  it.each(FEW)('stays, and the fields with it: %s, %s', async (form, place) => {
    const late = await open(form)
    const sent = copyOf(late.island)
    FOREIGN[place]?.(late.island)
    typeInto(late)
    const fields = Object.keys(late.typed).map((name) => fieldOf(late.island, name))
    late.start(late.island, { props: late.props, sent })
    await waitFor(late.isTaken)
    expectTyped(late)
    expect(Object.keys(late.typed).map((name) => fieldOf(late.island, name))).toEqual(fields)
    expect(failures).not.toHaveBeenCalled()
  })

  it.each(FEW)('stays where it was there before any script: %s, %s', async (form, place) => {
    const late = await open(form)
    FOREIGN[place]?.(late.island)
    const sent = copyOf(late.island)
    typeInto(late)
    late.start(late.island, { props: late.props, sent })
    await waitFor(late.isTaken)
    expect(late.island.querySelectorAll('form')).toHaveLength(1)
    expectTyped(late)
  })
})

describe('a form that something foreign changes while React has it', () => {
  it.each(FEW)('keeps what was typed when React writes on: %s, %s', async (form, place) => {
    const late = await open(form)
    late.start(late.island, { props: late.props, sent: copyOf(late.island) })
    typeInto(late)
    for (const name of Object.keys(late.typed).toReversed()) {
      const field = fieldOf(late.island, name)
      if (field) fireEvent.input(field)
    }
    FOREIGN[place]?.(late.island)
    late.island.querySelector('form')?.requestSubmit()
    await new Promise((resolve) => {
      setTimeout(resolve, 20)
    })
    for (const [name, text] of Object.entries(late.typed)) {
      expect(fieldOf(late.island, name)?.value).toBe(text)
    }
  })
})

/** What the receipt says, row by row. */
const rows = (island: Element) =>
  [...island.querySelectorAll('.receipt-row')].map(({ textContent }) => textContent)

const chosen = async (calls = siteWith()) => {
  const late = lateCheckout(calls)
  late.start(late.island, { props: late.props, sent: copyOf(late.island) })
  await screen.findAllByText(/Basic plan/)
  return late
}

const choose = (island: Element, name: string, value: string) => {
  const field = fieldOf(island, name)
  if (!field) throw new Error(`There is no ${name}.`)
  fireEvent.change(field, { target: { value } })
}

describe('a checkout that a browser translates', () => {
  it('names one total, whatever was translated before it', async () => {
    const { island } = await chosen()
    translate(island)
    choose(island, 'country', 'CA')
    choose(island, 'province', 'QC')
    await waitFor(() => expect(rows(island).at(-1)).toContain('$344.78'))
    expect(rows(island).at(-1)).toMatch(RegExp(`^${client.receipt.total}`))
    expect(island.querySelector('.checkout-sum')?.textContent).toContain(
      `${client.receipt.totalToday}$344.78`,
    )
    const brief = island.querySelector('.checkout-brief')?.textContent
    expect(brief).toContain('$299.88')
    expect(failures).not.toHaveBeenCalled()
  })

  it('says what is wrong when the button is pressed without the tick', async () => {
    const { island } = await chosen()
    translate(island)
    island.querySelector('form')?.requestSubmit()
    await waitFor(() => {
      expect(island.querySelector('.checkout-consent')?.textContent).toContain(
        client.fields.consentWrong,
      )
    })
    expect(failures).not.toHaveBeenCalled()
  })
})

describe('an island that React gives up', () => {
  /** An extension has taken fields out of their places, beside which React writes next. */
  const breakIt = (island: Element) => {
    const receipt = island.querySelector('.receipt')
    const list = receipt?.querySelector('dl')
    const box = document.createElement('div')
    for (const row of list?.children ?? []) {
      const around = box.cloneNode()
      row.replaceWith(around)
      around.appendChild(row)
    }
  }

  it('goes on with what was typed, where it stood', async () => {
    const calls = siteWith()
    const late = await chosen(calls)
    calls.view.mockReturnValue(new Promise(() => undefined))
    typeInto(late)
    for (const name of Object.keys(late.typed)) {
      const field = fieldOf(late.island, name)
      if (field) fireEvent.input(field)
    }
    breakIt(late.island)
    choose(late.island, 'country', 'CA')
    choose(late.island, 'province', 'QC')
    await waitFor(() => expect(failures).toHaveBeenCalled())
    await waitFor(() => expect(rows(late.island).at(-1)).toContain('$344.78'))
    expectTyped(late)
    late.isTaken()
    expect(late.island.textContent).not.toContain(client.receipt.waiting)
    expect(fieldOf(late.island, 'province')?.value).toBe('QC')
  })

  it('shows what it had once that has not helped', async () => {
    const calls = siteWith()
    const late = await chosen(calls)
    typeInto(late)
    for (const place of ['CA', 'DE', 'CA', 'DE', 'CA', 'DE']) {
      breakIt(late.island)
      calls.total.mockResolvedValue(totalsWith(place === 'DE' ? { taxes: [], total: 299_88 } : {}))
      choose(late.island, 'country', place)
      if (place === 'CA') choose(late.island, 'province', 'QC')
      await new Promise((resolve) => {
        setTimeout(resolve, 400)
      })
    }
    expectTyped(late)
    expect(late.island.textContent).toContain('Basic plan')
    expect(late.island.textContent).not.toContain(client.receipt.waiting)
    const { method, action } = late.island.querySelector('form') ?? {}
    expect([method, action]).toEqual(['post', expect.stringContaining('/api/checkout/pay')])
  })
})
