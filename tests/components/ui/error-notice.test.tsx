import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ErrorNotice } from '#components/ui/error-notice.tsx'

const WORDS = { title: 'Not saved', message: 'The service is <b>out</b>.', action: 'Understood' }

const notice = () => screen.queryByRole('alertdialog')
const button = () => screen.getByRole('button', { name: WORDS.action })

const show = (words: Partial<typeof WORDS> = WORDS) => {
  const onClose = vi.fn<() => void>()
  const { message, action } = WORDS
  return { onClose, ...render(<ErrorNotice {...{ message, action, ...words, onClose }} />) }
}

describe('the error dialog (S2 §2.8)', () => {
  it('opens as a modal with message and action, named and described', () => {
    show()
    const dialog = screen.getByRole<HTMLDialogElement>('alertdialog', { name: WORDS.title })
    expect(dialog.open).toBe(true)
    const described = document.querySelector(`#${dialog.getAttribute('aria-describedby')}`)
    expect(described?.textContent).toBe(WORDS.message)
  })

  it('takes text for text', () => {
    show()
    expect(notice()?.querySelector('b')).toBeNull()
  })

  it('is named by its message where it has no title', () => {
    show({})
    expect(screen.getByRole('alertdialog', { name: WORDS.message })).toBe(notice())
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('is dismissed by its button', async () => {
    const { onClose } = show()
    await userEvent.click(button())
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('is dismissed by a press on the overlay, not by one on the card', () => {
    const { onClose } = show()
    const dialog = screen.getByRole('alertdialog')
    const text = screen.getByText(WORDS.message)
    fireEvent.pointerDown(text)
    fireEvent.click(text)
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.pointerDown(dialog)
    fireEvent.click(dialog)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('leaves nothing behind, and closes before it goes, which gives the focus back', () => {
    const { unmount } = show()
    const dialog = screen.getByRole<HTMLDialogElement>('alertdialog')
    unmount()
    expect(document.querySelector('dialog')).toBeNull()
    expect(dialog.open).toBe(false)
  })
})
