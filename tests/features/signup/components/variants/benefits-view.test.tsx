import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listBelow, serverDialog } from '../../../../support/server-dialog.tsx'

describe('the benefits dialog (S1 §2)', () => {
  beforeEach(async () => {
    await serverDialog({ variant: 'benefits' })
  })

  it('has its own title, whatever the page is called', () => {
    expect(screen.getByRole('dialog', { name: 'Unlock Your Business Potential' })).toBeDefined()
    expect(screen.queryByText('Heading of the page')).toBeNull()
  })

  it('lists the key benefits', () => {
    expect(listBelow(screen.getByRole('heading', { name: 'Key benefits' }))).toEqual([
      '3,000+ business and legal templates',
      'Hours of drafting saved on every document',
      'Written by lawyers and business experts',
      'Stored, shared and edited in one place',
    ])
  })

  it('lists who relies on the product, with the claims of S1 §1', () => {
    expect(listBelow(screen.getByRole('heading', { name: 'Who relies on us' }))).toEqual([
      'Trusted by 250,000+ businesses',
      '50 million downloads since 2002',
      'Used in 190\u00A0countries',
    ])
  })

  it('gives both assurances, the others only the first', async () => {
    const safe = 'Your information is safe with us - 100% secure platform.'
    expect(screen.getByText('No credit card required.')).toBeDefined()
    expect(screen.getByText(safe)).toBeDefined()
    for (const variant of [
      'email-only',
      'landing-page',
      'password',
      'efficiency',
      'logo',
    ] as const) {
      const { textContent } = await serverDialog({ variant })
      expect(textContent, variant).toContain('No credit card required.')
      expect(textContent, variant).not.toContain(safe)
    }
  })
})
