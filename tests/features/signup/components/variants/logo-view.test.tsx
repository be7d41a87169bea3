import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { serverDialog } from '../../../../support/server-dialog.tsx'

const buttonOn = async (path: string) => {
  const dialog = await serverDialog({ variant: 'logo', path })
  const button = dialog.querySelector<HTMLButtonElement>('form button[type="submit"]')
  if (!button) throw new Error('The form has no button.')
  return button
}

describe('the logo dialog (S1 §2)', () => {
  it('has logo and headline above a card heading', async () => {
    const dialog = await serverDialog({ variant: 'logo', heading: 'Label of the landing page' })
    const [head] = dialog.getElementsByClassName('card-head')
    expect(head?.querySelector('svg')).not.toBeNull()
    expect(head?.textContent).toContain('3,000+ ready-made templates')
    const heading = screen.getByRole('heading', { name: 'Label of the landing page' })
    expect(dialog.getAttribute('aria-labelledby')).toBe(heading.id)
    expect(head?.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it.each(['/docs/ab/11.05.24/01', '/docs/ab/11.05.24/01/'])('can be sent on %s', async (path) => {
    const button = await buttonOn(path)
    expect(button.textContent).toBe('Download')
    expect(button.disabled).toBe(false)
    expect(button.hasAttribute('aria-busy')).toBe(false)
    expect(button.hasAttribute('aria-describedby')).toBe(false)
  })

  it.each(['/docs/ab/11.05.24/00', '/docs/ab/11.05.24/010', '/docs/free-demo', '/'])(
    'shows the disabled button of a form in progress on %s',
    async (path) => {
      const button = await buttonOn(path)
      expect(button.textContent).toBe('One moment...')
      expect(button.disabled).toBe(true)
      expect(button.getAttribute('aria-busy')).toBe('true')
      const note = document.querySelector(`#${button.getAttribute('aria-describedby')}`)
      expect(note?.textContent).toBe('This form is not available on this page.')
    },
  )
})
