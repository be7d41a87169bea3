import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LoadingOverlay } from '#components/ui/loading-overlay.tsx'

const overlay = () => screen.queryByRole<HTMLDialogElement>('dialog')

const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const show = (message: string, afterMs = 200) => {
  const page = render(<LoadingOverlay message={message} />)
  pass(afterMs)
  return page
}

describe('the loading overlay (S1 §2, S2 §2.8)', () => {
  it('waits 200 ms before it shows (S2 §9)', () => {
    show('Loading the order', 199)
    expect(overlay()).toBeNull()
    pass(1)
    expect(overlay()?.open).toBe(true)
  })

  it('never shows what was over before', () => {
    const { unmount } = show('Loading the order', 100)
    unmount()
    pass(1000)
    expect(overlay()).toBeNull()
  })

  it('waits once, and then says what is the case by now', () => {
    const { rerender } = show('Loading the order', 150)
    rerender(<LoadingOverlay message="Paying" />)
    pass(50)
    expect(screen.getByRole('dialog', { name: 'Paying' })).toBe(overlay())
  })

  it('is named by its message, takes the focus and hides its dots from screen readers', () => {
    show('Loading the order')
    expect(screen.getByRole('dialog', { name: 'Loading the order' })).toBe(overlay())
    expect(screen.getByRole('status').textContent).toBe('Loading the order')
    expect(overlay()?.querySelector('.ellipsis')?.getAttribute('aria-hidden')).toBe('true')
  })

  it('changes its message in place', () => {
    const { rerender } = show('Loading the order')
    const status = screen.getByRole('status')
    rerender(<LoadingOverlay message="Paying" />)
    expect(screen.getByRole('status')).toBe(status)
    expect(status.textContent).toBe('Paying')
    expect(screen.getAllByRole('dialog', { name: 'Paying' })).toHaveLength(1)
  })

  it('cannot be closed by the visitor, and closes before it goes, which gives the focus back', () => {
    const { unmount } = show('Loading the order')
    const dialog = overlay()
    if (!dialog) throw new Error('There is no overlay.')
    expect(dialog.getAttribute('closedby')).toBe('none')
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false)
    expect(fireEvent.keyDown(document, { key: 'Escape' })).toBe(false)
    unmount()
    expect(dialog.open).toBe(false)
    expect(document.querySelector('dialog')).toBeNull()
    expect(fireEvent.keyDown(document, { key: 'Escape' })).toBe(true)
  })
})
