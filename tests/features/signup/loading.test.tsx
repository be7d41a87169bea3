import { setTimeout as pause } from 'node:timers/promises'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { field, renderSignUp, signUpSite } from '../../support/sign-up-dialog.tsx'

const { fetched } = vi.hoisted(() => ({ fetched: vi.fn<() => void>() }))

vi.mock('#features/signup/behaviour/sign-up-behaviour.tsx', () => {
  fetched()
  return { SignUpBehaviour: () => null }
})

signUpSite()

it('fetches the behaviour when the visitor comes near, never by itself', async () => {
  renderSignUp({ isOpen: true })
  await pause(200)
  await userEvent.hover(screen.getByText('Aside'))
  await pause(100)
  expect(fetched).not.toHaveBeenCalled()

  await userEvent.hover(field())
  await vi.waitFor(() => {
    expect(fetched).toHaveBeenCalledOnce()
  })
  await userEvent.hover(screen.getByRole('link', { name: 'Start' }))
  await pause(100)
  expect(fetched).toHaveBeenCalledOnce()
})
