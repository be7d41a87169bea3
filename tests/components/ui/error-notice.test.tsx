import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { showErrorNotice } from '#components/ui/error-notice.ts'

const WORDS = { title: 'Not saved', message: 'The service is <b>out</b>.', action: 'Understood' }

const notice = () => screen.queryByRole('alertdialog')
const button = () => screen.getByRole('button', { name: WORDS.action })

afterEach(() => {
  showErrorNotice(null)
})

describe('the error dialog (S2 §2.8)', () => {
  it('opens as a modal with message and action, named and described', () => {
    showErrorNotice(WORDS)
    const dialog = screen.getByRole<HTMLDialogElement>('alertdialog', { name: WORDS.title })
    expect(dialog.open).toBe(true)
    const described = document.querySelector(`#${dialog.getAttribute('aria-describedby')}`)
    expect(described?.textContent).toBe(WORDS.message)
  })

  it('takes text for text', () => {
    showErrorNotice(WORDS)
    expect(notice()?.querySelector('b')).toBeNull()
  })

  it('is named by its message where it has no title', () => {
    showErrorNotice({ message: WORDS.message, action: WORDS.action })
    expect(screen.getByRole('alertdialog', { name: WORDS.message })).toBe(notice())
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('is dismissed by its button and leaves nothing behind', async () => {
    showErrorNotice(WORDS)
    await userEvent.click(button())
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('is dismissed by a press on the overlay, not by one on the card', () => {
    showErrorNotice(WORDS)
    const dialog = screen.getByRole('alertdialog')
    const text = screen.getByText(WORDS.message)
    fireEvent.pointerDown(text)
    fireEvent.click(text)
    expect(notice()).toBe(dialog)
    fireEvent.pointerDown(dialog)
    fireEvent.click(dialog)
    expect(notice()).toBeNull()
  })

  it('closes when it is set to nothing', () => {
    showErrorNotice(WORDS)
    showErrorNotice(null)
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('shows one message at a time, the latest', () => {
    showErrorNotice(WORDS)
    showErrorNotice({ ...WORDS, message: 'The card was refused.' })
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
    expect(notice()?.textContent).toContain('The card was refused.')
  })
})
