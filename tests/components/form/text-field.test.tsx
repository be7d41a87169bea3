import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { CheckedTextField } from '#components/form/checked-text-field.tsx'
import { TextField } from '#components/form/text-field.tsx'

const field = (name = 'Company') => screen.getByRole<HTMLInputElement>('textbox', { name })

const leave = async () => {
  await userEvent.click(field())
  await userEvent.tab()
}

describe('a text field (S2 §5)', () => {
  it('is of type text and starts without error', () => {
    render(<TextField id="company" label="Company" required />)
    expect(field().type).toBe('text')
    expect(field().getAttribute('aria-invalid')).toBeNull()
  })

  it('takes another type and a maximum length', async () => {
    render(<TextField id="company" label="Company" type="url" maxLength={3} />)
    await userEvent.type(field(), 'abcdef')
    expect(field().type).toBe('url')
    expect(field().value).toBe('abc')
  })

  it.each(['', '   '])('turns red when it is required and left with %j', async (text) => {
    render(<CheckedTextField id="company" label="Company" required defaultValue={text} />)
    await leave()
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(field().parentElement?.dataset.invalid).toBe('')
  })

  it('loses the red on focus', async () => {
    render(<CheckedTextField id="company" label="Company" required />)
    await leave()
    await userEvent.click(field())
    expect(field().getAttribute('aria-invalid')).toBeNull()
    expect(field().parentElement?.dataset.invalid).toBeUndefined()
  })

  it('stays as it is when it is left filled in', async () => {
    render(<CheckedTextField id="company" label="Company" required />)
    await userEvent.type(field(), 'Acme')
    await leave()
    expect(field().getAttribute('aria-invalid')).toBeNull()
  })

  it('may stay empty when it is not required', async () => {
    render(<CheckedTextField id="company" label="Company" />)
    await leave()
    expect(field().getAttribute('aria-invalid')).toBeNull()
  })

  it('turns red when something outside finds an error, and says so on its label', () => {
    const { rerender } = render(<CheckedTextField id="company" label="Unknown company" hasError />)
    expect(field('Unknown company').getAttribute('aria-invalid')).toBe('true')
    rerender(<CheckedTextField id="company" label="Company" />)
    expect(field().getAttribute('aria-invalid')).toBeNull()
  })

  it('keeps the red that it was rendered with', async () => {
    render(<CheckedTextField id="company" label="Company" hasError />)
    await leave()
    expect(field().getAttribute('aria-invalid')).toBe('true')
  })
})
