import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import {
  card,
  dialog,
  events,
  field,
  renderSignUp,
  signUpSite,
  untilTakenOver,
  words,
} from '../../support/sign-up-dialog.tsx'

signUpSite()

const STARTED = {
  event: 'Signup started',
  category: 'Download link click',
  label: 'desktop',
}

const link = () => screen.getByRole('link', { name: 'Start' })
const open = () => userEvent.click(link())

/** Presses at one place and lets go at another, as a mouse does. */
const press = ({ from, to }: { from: Element; to: Element }) => {
  fireEvent.pointerDown(from)
  fireEvent.pointerUp(to)
  const isOneElement = from === to
  fireEvent.click(isOneElement ? to : dialog())
}

describe('opening the dialog (S1 §4)', () => {
  it('happens in place, at once, and is counted with the device', async () => {
    renderSignUp()
    expect(dialog().open).toBe(false)
    await open()
    expect(dialog().open).toBe(true)
    expect(events()).toEqual([STARTED])
  })

  it('is seen first and modal a frame later (budget 18)', async () => {
    renderSignUp()
    const showModal = vi.spyOn(dialog(), 'showModal')
    fireEvent.click(link())
    expect(dialog().open).toBe(true)
    expect(showModal).not.toHaveBeenCalled()
    await waitFor(() => {
      expect(showModal).toHaveBeenCalledOnce()
    })
    expect(dialog().open).toBe(true)
    expect(events()).toEqual([STARTED])
  })

  it('does not come back when it is closed before it is modal', async () => {
    renderSignUp()
    fireEvent.click(link())
    dialog().close()
    await new Promise((resolve) => {
      setTimeout(resolve, 100)
    })
    expect(dialog().open).toBe(false)
    expect(events()).toEqual([])
  })

  it('happens once, however quick the second press', async () => {
    renderSignUp()
    fireEvent.click(link())
    fireEvent.click(link())
    await waitFor(() => {
      expect(events()).toEqual([STARTED])
    })
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
    expect(events()).toEqual([STARTED])
  })

  it('waits for no frame on iOS, where a later focus raises no keyboard', () => {
    Reflect.defineProperty(navigator, 'standalone', { value: false, configurable: true })
    renderSignUp()
    const showModal = vi.spyOn(dialog(), 'showModal')
    fireEvent.click(link())
    Reflect.deleteProperty(navigator, 'standalone')
    expect(showModal).toHaveBeenCalledOnce()
    expect(events()).toHaveLength(1)
  })

  it('is counted once for each opening', async () => {
    renderSignUp()
    await open()
    await userEvent.click(screen.getByRole('button', { name: words.close }))
    await open()
    expect(events()).toEqual([STARTED, STARTED])
  })

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
    'leaves a click with %j to the browser',
    (init) => {
      renderSignUp()
      const click = createEvent.click(link(), init)
      // Or happy-dom would follow the link.
      window.addEventListener(
        'click',
        (event) => {
          event.preventDefault()
        },
        { once: true },
      )
      fireEvent(link(), click)
      expect(dialog().open).toBe(false)
    },
  )

  it('clears what the last visit to the form left on the label', async () => {
    renderSignUp()
    await open()
    await untilTakenOver()
    await userEvent.type(field(), 'ann{Enter}')
    await screen.findByRole('textbox', { name: words.label.error })
    await userEvent.click(screen.getByRole('button', { name: words.close }))
    await open()
    expect(field().value).toBe('ann')
  })

  it('gives the login link the destination of the link that opened it', async () => {
    renderSignUp()
    await open()
    await waitFor(() => {
      expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
        'http://app.example/account/login/?lang=en&lib=en&url=search%2F&t=job+offer',
      )
    })
  })
})

describe('a dialog that stands open in the page (S2 §2.2, /l/f)', () => {
  it('is counted once', () => {
    renderSignUp({ isOpen: true })
    expect(dialog().open).toBe(true)
    expect(events()).toEqual([STARTED])
  })

  it.each([
    ['invalid', 'error'],
    ['exists', 'exists'],
    ['limited', 'limited'],
  ] as const)('shows what became of a form without script: %s', (formState, label) => {
    renderSignUp({ isOpen: true, formState })
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
  })
})

describe('closing the dialog (S1 §2)', () => {
  it('works by the close icon', async () => {
    renderSignUp()
    await open()
    await userEvent.click(screen.getByRole('button', { name: words.close }))
    expect(dialog().open).toBe(false)
  })

  it('works by a click on the overlay', async () => {
    renderSignUp()
    await open()
    press({ from: dialog(), to: dialog() })
    expect(dialog().open).toBe(false)
  })

  it('does not happen by the second half of the double click that opened it', async () => {
    renderSignUp()
    await open()
    fireEvent.pointerDown(dialog())
    fireEvent.click(dialog(), { detail: 2 })
    fireEvent.click(screen.getByRole('button', { name: words.close }), { detail: 2 })
    expect(dialog().open).toBe(true)
  })

  it('does not happen when a selection of text ends on the overlay', async () => {
    renderSignUp()
    await open()
    press({ from: card(), to: dialog() })
    expect(dialog().open).toBe(true)
  })

  it('does not happen by a click on the card', async () => {
    renderSignUp()
    await open()
    await userEvent.click(card())
    expect(dialog().open).toBe(true)
  })
})
