import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readMessages } from '../../../../support/messages.ts'
import { listBelow, serverDialog } from '../../../../support/server-dialog.tsx'

/** What stands between the title of the card and its form. */
const betweenTitleAndForm = (dialog: HTMLDialogElement) => {
  const children = [...(dialog.querySelector('.card-heading')?.parentElement?.children ?? [])]
  const form = children.findIndex((child) => child.hasAttribute('data-island'))
  return children.slice(1, form).map(({ textContent }) => textContent)
}

describe('the efficiency dialog (S1 §2)', () => {
  it('has its own title, and in English a subtitle below it', async () => {
    const dialog = await serverDialog({ variant: 'efficiency' })
    expect(screen.getByRole('dialog', { name: 'Boost Your Business Efficiency' })).toBe(dialog)
    expect(betweenTitleAndForm(dialog)).toEqual([
      'Every document your business needs, ready to fill in, sign and send.',
      'Browse 3,000+ business and legal templates.',
    ])
  })

  it.each(['fr', 'es', 'it', 'pt', 'de'] as const)('has no subtitle in %s', async (locale) => {
    const words = await readMessages(locale, 'signUp')
    const dialog = await serverDialog({ variant: 'efficiency', locale })
    expect(dialog.querySelector('h2')?.textContent).toBe(words.get('efficiency.title'))
    expect(dialog.querySelector('form')).not.toBeNull()
    expect(betweenTitleAndForm(dialog)).toEqual([])
  })

  it('names the two plans with their users (S1 §1)', async () => {
    await serverDialog({ variant: 'efficiency' })
    const heading = screen.getByRole('heading', { level: 3 })
    expect(listBelow(heading)).toEqual(['Basic1 user', 'Premium5 users'])
  })

  it.each(['fr', 'es', 'it', 'pt', 'de'] as const)(
    'names the two plans of S1 §1 in %s as well',
    async (locale) => {
      await serverDialog({ variant: 'efficiency', locale })
      const plans = listBelow(screen.getByRole('heading', { level: 3 }))
      expect(plans).toEqual([
        expect.stringMatching(/^Basic\D*1\D+$/),
        expect.stringMatching(/^Premium\D*5\D+$/),
      ])
    },
  )
})
