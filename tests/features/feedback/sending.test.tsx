import { render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FeedbackBehaviour } from '#features/feedback/components/feedback-behaviour.tsx'
import { Rating } from '#features/feedback/components/rating.tsx'
import { FEEDBACK } from '#features/feedback/ids.ts'
import { FEEDBACK_STATES, feedbackNoticeId } from '#lib/config/feedback-states.ts'

const fetchStub = vi.fn<typeof fetch>()
const assign = vi.fn<(url: string) => void>()

const open = () =>
  render(
    <>
      <form id={FEEDBACK.form} action="/api/feedback" method="post">
        {FEEDBACK_STATES.map((state) => (
          <p key={state} id={feedbackNoticeId(state)} role="alert" tabIndex={-1}>
            {state}
          </p>
        ))}
        <input type="hidden" name="language" value="fr" />
        <Rating legend="Note" low="1" high="5" nameOf={(mark) => `${mark} sur 5`} />
        <div className="field">
          <textarea name="message" aria-label="Message" required />
        </div>
        <input name="affiliateId" aria-label="Affilié" />
        <button type="submit" data-busy="Envoi…">
          Envoyer
        </button>
      </form>
      <FeedbackBehaviour formId={FEEDBACK.form} thanksUrl="/fr/share/feedback/thank-you" />
    </>,
  )

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
    expect(message.getAttribute('aria-invalid')).toBe('false')
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
