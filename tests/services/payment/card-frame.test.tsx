import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FRAME_SUBMIT, isFrameMessage } from '#features/checkout/frame-message.ts'
import { TEST_CARDS } from '#features/checkout/test-cards.ts'
import { framePage } from '#services/payment/frame/frame-page.ts'
import { groupsOf, groupTyped, isLuhn, startFrame } from '#services/payment/frame/frame-script.mjs'
import { wordsOf } from '#services/words/words.ts'

const SITE = 'https://site.example'

const told: unknown[] = []
const origins = new Set<string>()
const sent: string[] = []

const newPage = () => ({
  postMessage: (message: unknown, origin: string) => {
    told.push(message)
    origins.add(origin)
  },
})

/** The page around the frame; each test has its own, since the frames of earlier ones still listen. */
let around = newPage()

const input = (name: string): HTMLInputElement => {
  const found = document.querySelector(`input[name=${name}]`)
  if (found instanceof HTMLInputElement) return found
  throw new Error(`No field ${name}`)
}

const labelOf = (name: string) => input(name).labels?.[0]?.textContent

const type = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    input(name).value = value
    input(name).dispatchEvent(new InputEvent('input', { inputType: 'insertText' }))
  }
}

const good = { number: TEST_CARDS.succeeds, month: '12', year: '2040', cvc: '123' }

type Sent = { origin?: string; source?: object; data?: unknown }

/** As the page around sends it, or somebody else. */
const submit = async ({ origin = SITE, source = around, data = FRAME_SUBMIT }: Sent = {}) => {
  const event = new MessageEvent('message', { origin, data })
  Object.defineProperty(event, 'source', { value: source })
  window.dispatchEvent(event)
  await vi.waitFor(() => expect(input('number').form?.dataset.busy).not.toBe('true'))
}

const last = () => {
  const message = told.at(-1)
  if (!isFrameMessage(message)) throw new Error('The frame said nothing that its page knows')
  return message
}

beforeEach(async () => {
  told.length = 0
  sent.length = 0
  origins.clear()
  const sheet = { element: '<style></style>', source: '' }
  const page = await framePage({
    locale: 'en',
    sheet,
    siteOrigin: SITE,
    tokenPath: '/payment/frame/token',
  })
  const [, body = ''] = /<body>([\s\S]*)<script/.exec(page.toString()) ?? []
  document.body.innerHTML = body
  vi.stubGlobal('fetch', async (_url: string, { body: text }: { body: string }) => {
    sent.push(text)
    return Response.json({ token: 'tok_123456' })
  })
  around = newPage()
  startFrame({ view: window, around })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the card frame', () => {
  test('says that it is ready, to the site alone', () => {
    expect(told[0]).toEqual({ source: 'payment-frame', type: 'ready' })
    expect([...origins]).toEqual([SITE])
  })

  test('gives a token for a test card', async () => {
    type(good)
    await submit()
    expect(last()).toMatchObject({ type: 'token', token: 'tok_123456' })
    expect(sent.map((text): unknown => JSON.parse(text))).toEqual([good])
    expect(JSON.stringify(told)).not.toMatch(/4242|2040/)
  })

  test.each([
    { origin: 'https://evil.example' },
    { source: { postMessage: () => undefined } },
    { data: { source: 'checkout', type: 'other' } },
    { data: 'submit' },
    { data: null },
  ])('takes no word from anybody else: %o', async (message) => {
    type(good)
    await submit(message)
    expect(sent).toEqual([])
    expect(last().type).not.toBe('token')
  })

  test.each([
    ['4111111111111111', wordsOf('en').payment.notATestCard],
    ['5105 1051 0510 5100', wordsOf('en').payment.notATestCard],
    ['4242424242424241', wordsOf('en').payment.cardNumberWrong],
    ['', wordsOf('en').payment.cardNumberWrong],
  ])('never sends the number %s', async (number, label) => {
    type({ ...good, number })
    await submit()
    expect(sent).toEqual([])
    expect(labelOf('number')).toBe(label)
    expect(JSON.stringify(told)).not.toContain('4111')
    const isForeign = label === wordsOf('en').payment.notATestCard
    expect(last().type).toBe(isForeign ? 'failed' : 'invalid')
  })

  test.each([
    [{ month: '13' }, 'month', wordsOf('en').payment.monthWrong],
    [{ month: '0' }, 'month', wordsOf('en').payment.monthWrong],
    [{ year: '20' }, 'year', wordsOf('en').payment.expired],
    [{ year: '204' }, 'year', wordsOf('en').payment.yearWrong],
    [{ year: '2020' }, 'year', wordsOf('en').payment.expired],
    [{ cvc: '12' }, 'cvc', wordsOf('en').payment.cvcWrong],
  ] as const)('shows at the field what is wrong: %o', async (values, name, label) => {
    type({ ...good, ...values })
    await submit()
    expect(last().type).toBe('invalid')
    expect(labelOf(name)).toBe(label)
    expect(input(name).getAttribute('aria-invalid')).toBe('true')
    expect(document.querySelector('[role=status]')?.textContent).toBe(label)
    expect(document.activeElement).toBe(input(name))
    type({ [name]: good[name] })
    expect(input(name).getAttribute('aria-invalid')).toBe('false')
    expect(labelOf(name)).not.toBe(label)
  })

  test('takes a year and a month as browsers fill them in', async () => {
    type({ ...good, month: '7', year: '40' })
    await submit()
    expect(JSON.parse(sent[0] ?? '')).toMatchObject({ month: '07', year: '2040' })
  })

  test.each([
    [422, 'not-a-test-card'],
    [503, 'unreachable'],
  ])('says what an answer %i means', async (status, reason) => {
    vi.stubGlobal('fetch', async () => Response.json({}, { status }))
    type(good)
    await submit()
    expect(last()).toMatchObject({ type: 'failed', reason })
  })

  test('says that nothing was reached without a connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
    type(good)
    await submit()
    expect(last()).toMatchObject({ type: 'failed', reason: 'unreachable' })
  })

  test('fills in a test card that is chosen from the list', async () => {
    const button = document.querySelector(`[data-card="${TEST_CARDS.secure}"]`)
    button?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await submit()
    expect(JSON.parse(sent[0] ?? '')).toMatchObject({ number: TEST_CARDS.secure })
    expect(last().type).toBe('token')
  })
})

describe('a card number while it is typed', () => {
  const caretAfter = (
    before: string,
    { value, at, kind }: { value: string; at: number; kind: string },
  ) => {
    const field = input('number')
    field.value = before
    groupTyped(field, 'insertText')
    field.value = value
    field.setSelectionRange(at, at)
    groupTyped(field, kind)
    return `${field.value.slice(0, field.selectionStart ?? 0)}|${field.value.slice(field.selectionStart ?? 0)}`
  }

  test.each([
    ['', '4', 1, 'insertText', '4|'],
    ['4242', '42424', 5, 'insertText', '4242 4|'],
    // In the middle.
    ['4242 4242', '42942 4242', 3, 'insertText', '429|4 2424 2'],
    // The space between groups removed: the digit beside it goes.
    ['4242 5', '42425', 4, 'deleteContentBackward', '424|5'],
    ['4242 5', '42425', 4, 'deleteContentForward', '4242|'],
    ['4242 4242', '4242 424', 8, 'deleteContentBackward', '4242 424|'],
    ['', '4242-4242 4242.4242', 19, 'insertFromPaste', '4242 4242 4242 4242|'],
  ])('%j, then %j', (before, value, at, kind, expected) => {
    expect(caretAfter(before, { value, at, kind })).toBe(expected)
  })

  test('is grouped, and its last digit is checked', () => {
    expect(groupsOf('4242424242424242')).toBe('4242 4242 4242 4242')
    for (const number of Object.values(TEST_CARDS)) expect(isLuhn(number)).toBe(true)
    for (const number of ['', '0', '4242424242424241', '42424242424242424242']) {
      expect(isLuhn(number)).toBe(false)
    }
  })
})
