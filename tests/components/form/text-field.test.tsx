import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { attachTextField } from '#components/form/attach-text-field.ts'
import { TextField } from '#components/form/text-field.tsx'

const field = (name = 'Company') => screen.getByRole<HTMLInputElement>('textbox', { name })

const attach = () => attachTextField({ input: field(), signal: new AbortController().signal })

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
    render(<TextField id="company" label="Company" required defaultValue={text} />)
    attach()
    await leave()
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(field().parentElement?.dataset.invalid).toBe('')
  })

  it('loses the red on focus', async () => {
    render(<TextField id="company" label="Company" required />)
    attach()
    await leave()
    await userEvent.click(field())
    expect(field().getAttribute('aria-invalid')).toBeNull()
    expect(field().parentElement?.dataset.invalid).toBeUndefined()
  })

  it('stays as it is when it is left filled in', async () => {
    render(<TextField id="company" label="Company" required />)
    attach()
    await userEvent.type(field(), 'Acme')
    await leave()
    expect(field().getAttribute('aria-invalid')).toBeNull()
  })

  it('may stay empty when it is not required', async () => {
    render(<TextField id="company" label="Company" />)
    attach()
    await leave()
    expect(field().getAttribute('aria-invalid')).toBeNull()
  })

  it('turns red when something outside finds an error, and says so on its label', () => {
    render(<TextField id="company" label="Company" />)
    const show = attach()
    show({ label: 'Unknown company', hasError: true })
    expect(field('Unknown company').getAttribute('aria-invalid')).toBe('true')
    show({ label: 'Company', hasError: false })
    expect(field().getAttribute('aria-invalid')).toBeNull()
  })

  it('keeps the red that it was rendered with', async () => {
    render(<TextField id="company" label="Company" hasError />)
    attach()
    await leave()
    expect(field().getAttribute('aria-invalid')).toBe('true')
  })
})
