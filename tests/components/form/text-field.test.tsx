import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { TextField } from '#components/form/text-field.tsx'

const field = () => screen.getByRole('textbox', { name: 'Company' })

const leave = async () => {
  await userEvent.tab()
  await userEvent.tab()
}

describe('a text field (S2 §5)', () => {
  it('is of type text and starts without error', () => {
    render(<TextField id="company" label="Company" required />)
    expect(field().getAttribute('type')).toBe('text')
    expect(field().getAttribute('aria-invalid')).toBeNull()
  })

  it.each(['', '   '])('turns red when it is required and left with %j', async (text) => {
    render(<TextField id="company" label="Company" required defaultValue={text} />)
    await leave()
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(field().parentElement?.dataset.invalid).toBe('true')
  })

  it('loses the red on focus', async () => {
    render(<TextField id="company" label="Company" required />)
    await leave()
    await userEvent.click(field())
    expect(field().getAttribute('aria-invalid')).toBeNull()
    expect(field().parentElement?.dataset.invalid).toBeUndefined()
  })

  it('stays as it is when it is left filled in', async () => {
    render(<TextField id="company" label="Company" required />)
    await userEvent.type(field(), 'Acme')
    await leave()
    expect(field().getAttribute('aria-invalid')).toBeNull()
  })

  it('may stay empty when it is not required', async () => {
    render(<TextField id="company" label="Company" />)
    await leave()
    expect(field().getAttribute('aria-invalid')).toBeNull()
  })

  it('turns red when something outside found an error', () => {
    render(<TextField id="company" label="Company" hasError />)
    expect(field().getAttribute('aria-invalid')).toBe('true')
  })

  it('takes another type and a maximum length', async () => {
    render(<TextField id="company" label="Company" type="url" maxLength={3} />)
    await userEvent.type(field(), 'abcdef')
    expect(field().getAttribute('type')).toBe('url')
    expect(field()).toHaveProperty('value', 'abc')
  })
})
