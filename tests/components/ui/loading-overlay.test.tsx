import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showLoading } from '#components/ui/loading-overlay.ts'

const overlay = () => screen.queryByRole<HTMLDialogElement>('dialog')

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  showLoading(null)
  vi.useRealTimers()
})

const showNow = (message: string) => {
  showLoading(message)
  vi.advanceTimersByTime(200)
}

describe('the loading overlay (S1 §2, S2 §2.8)', () => {
  it('waits 200 ms before it shows (S2 §9)', () => {
    showLoading('Loading the order')
    vi.advanceTimersByTime(199)
    expect(overlay()).toBeNull()
    vi.advanceTimersByTime(1)
    expect(overlay()?.open).toBe(true)
  })

  it('never shows what was over before', () => {
    showLoading('Loading the order')
    vi.advanceTimersByTime(100)
    showLoading(null)
    vi.advanceTimersByTime(1000)
    expect(overlay()).toBeNull()
  })

  it('waits once, and then says what is the case by now', () => {
    showLoading('Loading the order')
    vi.advanceTimersByTime(150)
    showLoading('Paying')
    vi.advanceTimersByTime(50)
    expect(screen.getByRole('dialog', { name: 'Paying' })).toBe(overlay())
  })

  it('waits again the next time', () => {
    showNow('Paying')
    showLoading(null)
    showLoading('Loading the order')
    expect(overlay()).toBeNull()
    vi.advanceTimersByTime(200)
    expect(overlay()?.open).toBe(true)
  })

  it('is named by its message, takes the focus and hides its dots from screen readers', () => {
    showNow('Loading the order')
    expect(screen.getByRole('dialog', { name: 'Loading the order' })).toBe(overlay())
    expect(screen.getByRole('status').textContent).toBe('Loading the order')
    expect(overlay()?.querySelector('.ellipsis')?.getAttribute('aria-hidden')).toBe('true')
  })

  it('changes its message in place', () => {
    showNow('Loading the order')
    const status = screen.getByRole('status')
    showLoading('Paying')
    expect(screen.getByRole('status')).toBe(status)
    expect(status.textContent).toBe('Paying')
    expect(screen.getAllByRole('dialog', { name: 'Paying' })).toHaveLength(1)
  })

  it('cannot be closed by the visitor, and goes when it is set to nothing', () => {
    showNow('Loading the order')
    const dialog = overlay()
    if (!dialog) throw new Error('There is no overlay.')
    expect(dialog.getAttribute('closedby')).toBe('none')
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false)
    expect(fireEvent.keyDown(document, { key: 'Escape' })).toBe(false)
    showLoading(null)
    expect(document.querySelector('dialog')).toBeNull()
    expect(fireEvent.keyDown(document, { key: 'Escape' })).toBe(true)
  })
})
