import { render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FEEDBACK_FORM as FORM } from '../../support/feedback-form.tsx'

const fetchStub = vi.fn<typeof fetch>()
const assign = vi.fn<(url: string) => void>()

const open = () => render(FORM)

const answer = (status: number) =>
  fetchStub.mockImplementation(async () => new Response(null, { status }))

const bodyOf = (init?: RequestInit) => (typeof init?.body === 'string' ? init.body : '')

const sent = () =>
  fetchStub.mock.calls.map(([, init]): Record<string, unknown> => JSON.parse(bodyOf(init)))

beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub)
  vi.spyOn(location, 'assign').mockImplementation((url) => assign(String(url)))
  answer(201)
})

afterEach(() => {
  vi.unstubAllGlobals()
  fetchStub.mockReset()
  assign.mockReset()
})

const fillIn = async (page: ReturnType<typeof open>) => {
  await userEvent.click(page.getByRole('radio', { name: '4 sur 5' }))
  await userEvent.type(page.getByLabelText('Message'), '  Bien. ')
}

const send = (page: ReturnType<typeof open>) => userEvent.click(page.getByRole('button'))

describe('the feedback form with script', () => {
  it('marks an empty message in place of the browser, until something stands there', async () => {
    const page = open()
    await send(page)
    const message = page.getByLabelText('Message')
    expect(message.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement?.textContent).toBe('invalid')
    expect(sent()).toEqual([])
    await userEvent.type(message, 'Bien.')
    expect(message.getAttribute('aria-invalid')).toBeNull()
    expect(message.parentElement?.hasAttribute('data-invalid')).toBe(false)
  })

  it('sends what was written and leads to the thanks', async () => {
    const page = open()
    await fillIn(page)
    await send(page)
    expect(sent()).toEqual([
      {
        id: expect.stringMatching(
          /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
        ),
        language: 'fr',
        rating: 4,
        message: 'Bien.',
        affiliateId: null,
      },
    ])
    expect(assign).toHaveBeenCalledWith('/fr/share/feedback/thank-you')
  })

  it.each([
    [503, 'failed'],
    [500, 'failed'],
    [429, 'limited'],
    [422, 'invalid'],
    [413, 'invalid'],
  ])('says after %i what happened, and keeps the text', async (status, state) => {
    answer(status)
    const page = open()
    await fillIn(page)
    await send(page)
    const notice = page.getByText(state)
    await waitFor(() => expect(notice.hasAttribute('data-shown')).toBe(true))
    expect(document.activeElement).toBe(notice)
    expect(Reflect.get(page.getByLabelText('Message'), 'value')).toBe('  Bien. ')
    expect(page.getByRole('button', { name: 'Envoyer' }).getAttribute('aria-busy')).toBe('false')
    expect(assign).not.toHaveBeenCalled()
  })

  it('sends the same message again under its id, and another under another', async () => {
    fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const page = open()
    await fillIn(page)
    await send(page)
    await waitFor(() => expect(page.getByText('failed').hasAttribute('data-shown')).toBe(true))
    await send(page)
    await userEvent.type(page.getByLabelText('Message'), 'Et puis')
    await send(page)
    const [first, second, third] = sent().map(({ id }) => id)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('sends once, however often the button is pressed meanwhile', async () => {
    let finish = (_answer: Response): void => undefined
    fetchStub.mockImplementation(
      () =>
        new Promise((resolve) => {
          finish = resolve
        }),
    )
    const page = open()
    await fillIn(page)
    await send(page)
    expect(page.getByRole('button', { name: 'Envoi…' }).hasAttribute('disabled')).toBe(true)
    await send(page)
    page.getByLabelText('Message').closest('form')?.requestSubmit()
    finish(new Response(null, { status: 201 }))
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(1))
    expect(fetchStub).toHaveBeenCalledTimes(1)
  })
})

describe('the feedback form before it hydrates', () => {
  it('posts by itself, and keeps afterwards what was typed and chosen', async () => {
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = renderToString(FORM)
    const find = (selector: string) => {
      const found = place.querySelector<HTMLInputElement>(selector)
      if (found) return found
      throw new Error(`There is no ${selector}.`)
    }
    const form = place.querySelector('form')
    expect(form?.getAttribute('method')).toBe('post')
    expect(form?.getAttribute('enctype')).toBe('multipart/form-data')
    expect(form?.hasAttribute('novalidate')).toBe(false)
    const message = find('textarea')
    message.value = 'Avant'
    find('[name="affiliateId"]').value = '77'
    find('[value="4"]').checked = true
    const onRecoverableError = vi.fn<() => void>()
    render(FORM, { container: place, hydrate: true, onRecoverableError })
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(find('textarea')).toBe(message)
    expect(form?.hasAttribute('novalidate')).toBe(true)
    await userEvent.click(find('button'))
    expect(sent()).toEqual([
      expect.objectContaining({ message: 'Avant', affiliateId: '77', rating: 4 }),
    ])
  })
})

describe('a page without TLS', () => {
  it('can make no id, so that its form goes on posting by itself', async () => {
    vi.stubGlobal('crypto', {})
    const page = open()
    await fillIn(page)
    const seen: boolean[] = []
    page.container.addEventListener('submit', (event) => {
      seen.push(event.defaultPrevented)
      event.preventDefault()
    })
    await send(page)
    expect(seen).toEqual([false])
    expect(sent()).toEqual([])
  })
})
