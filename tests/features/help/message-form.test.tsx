import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attachMessageForm } from '#features/help/browser/message-form.ts'
import { HELP } from '#features/help/ids.ts'

const fetchStub = vi.fn<typeof fetch>()

const PANEL = `<section id="${HELP.panel}">
  <form method="post" action="/api/messages">
    <input type="hidden" name="language" value="fr" />
    <div class="field"><label for="e"><span>E-mail</span></label><input id="e" type="email" name="email" required data-wrong="Wrong e-mail" /></div>
    <div class="field"><label for="n"><span>Name</span></label><input id="n" name="name" data-wrong="Wrong name" /></div>
    <div class="field"><label for="m"><span>Message</span></label><textarea id="m" name="message" required data-wrong="Wrong message"></textarea></div>
    <p id="help-failed"></p><p id="help-limited"></p>
    <button type="submit" data-busy="Sending">Send</button>
  </form>
  <div id="${HELP.done}" tabindex="-1" hidden><p id="${HELP.reference}"></p></div>
</section>`

const one = (selector: string) => {
  const found = document.querySelector<HTMLInputElement>(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return found
}

const answer = (status: number, body: unknown) =>
  fetchStub.mockImplementation(async () => Response.json(body, { status }))

const type = (selector: string, text: string) => {
  const field = one(selector)
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const send = () =>
  one('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))

const sent = () =>
  fetchStub.mock.calls.map(([, init]): Record<string, unknown> =>
    JSON.parse(typeof init?.body === 'string' ? init.body : ''),
  )

const labels = () => [...document.querySelectorAll('label span')].map((label) => label.textContent)

const fill = () => {
  type('#e', 'eva@example.org')
  type('#m', ' Bonjour ')
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub)
  document.body.innerHTML = PANEL
  answer(201, { status: 'stored', reference: 'BB-7K4M-92' })
})

afterEach(() => {
  vi.unstubAllGlobals()
  fetchStub.mockReset()
})

const attach = () => attachMessageForm(one(`#${HELP.panel}`), new AbortController().signal)

describe('the message form with script', () => {
  it('says at each field what is wrong, until it is right', () => {
    attach()
    send()
    expect(labels()).toEqual(['Wrong e-mail', 'Name', 'Wrong message'])
    expect(document.activeElement?.id).toBe('e')
    expect(fetchStub).not.toHaveBeenCalled()
    fill()
    expect(labels()).toEqual(['E-mail', 'Name', 'Message'])
    expect(one('#e').hasAttribute('aria-invalid')).toBe(false)
  })

  it('shows the number in place of the form, which is empty for the next message', async () => {
    const { isEmpty, renew } = attach()
    expect(isEmpty()).toBe(true)
    fill()
    expect(isEmpty()).toBe(false)
    send()
    await vi.waitFor(() => expect(one(`#${HELP.reference}`).textContent).toBe('BB-7K4M-92'))
    expect(sent()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        language: 'fr',
        email: 'eva@example.org',
        name: null,
        message: 'Bonjour',
      },
    ])
    expect(one('form').hidden).toBe(true)
    expect(document.activeElement?.id).toBe(HELP.done)
    renew()
    expect(one('form').hidden).toBe(false)
    expect(isEmpty()).toBe(true)
  })

  it('sends the same message again under its id, and another under another', async () => {
    answer(503, {})
    attach()
    fill()
    send()
    await vi.waitFor(() => expect(one('#help-failed').hasAttribute('data-shown')).toBe(true))
    expect(one('#m').value).toBe(' Bonjour ')
    send()
    await vi.waitFor(() => expect(fetchStub).toHaveBeenCalledTimes(2))
    await vi.waitFor(() => expect(one('#help-failed').hasAttribute('data-shown')).toBe(true))
    type('#m', 'Et puis')
    send()
    await vi.waitFor(() => expect(fetchStub).toHaveBeenCalledTimes(3))
    const [first, second, third] = sent().map(({ id }) => id)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it.each([
    [429, {}, '#help-limited'],
    [500, {}, '#help-failed'],
    [201, { status: 'stored' }, '#help-failed'],
    [422, { fields: ['id'] }, '#help-failed'],
  ])('says after %i %j what happened', async (status, body, notice) => {
    answer(status, body)
    attach()
    fill()
    send()
    await vi.waitFor(() => expect(one(notice).hasAttribute('data-shown')).toBe(true))
    expect(one('button').textContent).toBe('Send')
  })

  it('marks what the site refuses', async () => {
    answer(422, { fields: ['email'] })
    attach()
    fill()
    send()
    await vi.waitFor(() => expect(labels()).toEqual(['Wrong e-mail', 'Name', 'Message']))
  })

  it('sends once, however often the button is pressed meanwhile', async () => {
    attach()
    fill()
    send()
    expect(one('button').textContent).toBe('Sending')
    send()
    await vi.waitFor(() => expect(one('form').hidden).toBe(true))
    expect(fetchStub).toHaveBeenCalledTimes(1)
  })
})

it('posts by itself on a page without TLS, which can make no id', () => {
  vi.stubGlobal('crypto', {})
  attach()
  fill()
  expect(send()).toBe(true)
  expect(fetchStub).not.toHaveBeenCalled()
})
