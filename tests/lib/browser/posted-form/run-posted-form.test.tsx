import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attachPostedForms } from '#lib/browser/posted-form/attach-posted-forms.ts'
import { runPostedForm } from '#lib/browser/posted-form/run-posted-form.ts'

const fetchStub = vi.fn<typeof fetch>()
const assign = vi.fn<(url: string) => void>()

const form = (
  attributes = '',
) => `<form method="post" action="/api/contact" data-posted="contact"${attributes}>
  <input type="hidden" name="language" value="de" />
  <fieldset><legend><span>Topic</span></legend>
    <label><input type="radio" name="topic" value="sales" required data-wrong="Wrong topic" />Sales</label>
    <label><input type="radio" name="topic" value="press" required data-wrong="Wrong topic" />Press</label>
  </fieldset>
  <div class="field"><label for="n"><span>Name</span></label><input id="n" name="name" required data-wrong="Wrong name" /></div>
  <input name="company" />
  <p id="contact-failed" tabindex="-1"></p><p id="contact-limited" tabindex="-1"></p>
  <button type="submit" data-busy="Sending">Send</button>
</form>
<div id="contact-done" tabindex="-1" hidden><p id="contact-reference"></p></div>`

const one = (selector: string) => {
  const found = document.querySelector<HTMLInputElement>(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return found
}

const formOf = () => {
  const found = document.querySelector('form')
  if (!found) throw new Error('There is no form.')
  return found
}

const run = () => runPostedForm(formOf(), new AbortController().signal)

const send = () => formOf().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))

const input = (field: HTMLElement) => field.dispatchEvent(new Event('input', { bubbles: true }))

const fill = () => {
  one('[value=press]').checked = true
  input(one('[value=press]'))
  one('#n').value = ' Eva '
  input(one('#n'))
}

const answer = (status: number, body: unknown) =>
  fetchStub.mockImplementation(async () => Response.json(body, { status }))

const sent = (): unknown => {
  const body = fetchStub.mock.calls[0]?.[1]?.body
  return JSON.parse(typeof body === 'string' ? body : '')
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub)
  vi.spyOn(location, 'assign').mockImplementation((url) => assign(String(url)))
  document.body.innerHTML = form()
  answer(201, { status: 'stored', reference: 'CT-7K4M-92' })
})

afterEach(() => {
  vi.unstubAllGlobals()
  fetchStub.mockReset()
  assign.mockReset()
})

describe('a form that is sent in place', () => {
  it('says at a choice and at a field what is wrong, until it is right', () => {
    run()
    send()
    expect(one('legend span').textContent).toBe('Wrong topic')
    expect(one('fieldset').hasAttribute('data-invalid')).toBe(true)
    expect(one('.field span').textContent).toBe('Wrong name')
    expect(fetchStub).not.toHaveBeenCalled()
    fill()
    expect(one('legend span').textContent).toBe('Topic')
    expect(one('fieldset').hasAttribute('data-invalid')).toBe(false)
    expect(one('.field span').textContent).toBe('Name')
  })

  it('shows the number in its place', async () => {
    run()
    fill()
    send()
    await vi.waitFor(() => expect(one('#contact-reference').textContent).toBe('CT-7K4M-92'))
    expect(sent()).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      language: 'de',
      topic: 'press',
      name: 'Eva',
      company: null,
    })
    expect(formOf().hidden).toBe(true)
    expect(document.activeElement?.id).toBe('contact-done')
  })

  it('sends an address that the browser refuses and the site takes, and nothing for what nobody sees', async () => {
    one('.field').insertAdjacentHTML(
      'afterend',
      '<div class="field"><label for="e"><span>Email</span></label><input id="e" type="email" name="email" required data-wrong="Wrong email" /></div>',
    )
    run()
    fill()
    one('#e').value = 'eva@'
    one('[name=company]').value = '\u200B\u3164'
    send()
    expect(one('[for=e] span').textContent).toBe('Wrong email')
    one('#e').value = '\u200Bjos\u00E9@example.org\u202C'
    send()
    await vi.waitFor(() => expect(formOf().hidden).toBe(true))
    expect(sent()).toMatchObject({ email: 'jos\u00E9@example.org', company: null })
  })

  it('does not take for a name what nobody sees', () => {
    run()
    fill()
    one('#n').value = '\u3164'
    send()
    expect(one('.field span').textContent).toBe('Wrong name')
    expect(fetchStub).not.toHaveBeenCalled()
  })

  it('leads to the thanks where it has some', async () => {
    document.body.innerHTML = form(' data-thanks="/de/thanks"')
    answer(201, { status: 'stored' })
    run()
    fill()
    send()
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/de/thanks'))
  })

  it.each([
    [429, {}, 'contact-limited'],
    [503, {}, 'contact-failed'],
    [201, { status: 'stored' }, 'contact-failed'],
  ])('says after %i %j what happened, and keeps what was typed', async (status, body, notice) => {
    answer(status, body)
    run()
    fill()
    send()
    await vi.waitFor(() => expect(document.activeElement?.id).toBe(notice))
    expect(one(`#${notice}`).hasAttribute('data-shown')).toBe(true)
    expect(one('#n').value).toBe(' Eva ')
    expect(one('button').textContent).toBe('Send')
  })

  it.each([
    ['?topic=sales', 'sales'],
    ['?topic=x"]&name=y', undefined],
    ['', undefined],
  ])('has the topic that a link to it names: %s', (search, topic) => {
    history.replaceState(null, '', `/contact${search}`)
    attachPostedForms(new AbortController().signal)
    history.replaceState(null, '', '/')
    expect(document.querySelector<HTMLInputElement>(':checked')?.value).toBe(topic)
    expect(one('#n').value).toBe('')
  })

  it('leaves alone what is chosen already', () => {
    one('[value=press]').checked = true
    history.replaceState(null, '', '/contact?topic=sales')
    attachPostedForms(new AbortController().signal)
    history.replaceState(null, '', '/')
    expect(one('[value=press]').checked).toBe(true)
  })

  it('comes to life once somebody is in it', async () => {
    attachPostedForms(new AbortController().signal)
    expect(formOf().dataset.inPlace).toBeUndefined()
    one('#n').focus()
    await vi.waitFor(() => expect(formOf().dataset.inPlace).toBeDefined())
  })

  it('sends once, also for somebody who was in it before the script', async () => {
    one('#n').focus()
    attachPostedForms(new AbortController().signal)
    one('[value=press]').focus()
    await vi.waitFor(() => expect(formOf().dataset.inPlace).toBeDefined())
    fill()
    send()
    await vi.waitFor(() => expect(one('#contact-reference').textContent).toBe('CT-7K4M-92'))
    expect(fetchStub).toHaveBeenCalledTimes(1)
  })
})
