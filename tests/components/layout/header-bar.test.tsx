import { cleanup, render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, it } from 'vitest'
import { HeaderBar } from '#components/layout/header-bar.tsx'
import menus from '#locales/en/messages/menus.json'
import shell from '#locales/en/messages/shell.json'

const bar = (props: Partial<ComponentProps<typeof HeaderBar>> = {}) => {
  render(
    <HeaderBar
      isSticky={false}
      logo={<a href="https://site.example/">Logo</a>}
      menu={null}
      words={{
        navigation: menus.main,
        menu: shell.menu,
        logIn: shell.logIn,
        account: shell.account,
      }}
      logInUrl="https://app.example/account/login/"
      accountUrl="https://site.example/api/hand-off?entryPoint=%2F&lang=en"
      logOut={{ action: '/api/log-out?lang=en', text: shell.logOut }}
      signUp={<a href="https://site.example/l/f">{shell.tryForFree}</a>}
      {...props}
    />,
  )
  return screen.getByRole('banner')
}

describe('the header (S2 §2.6)', () => {
  it('leads home, to login or account and to the sign-up, and has no menu without links', () => {
    const links = within(bar()).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'Logo',
      shell.logIn,
      shell.account,
      shell.tryForFree,
    ])
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('has the account in one place with the sign-up, of which the style sheet shows one', () => {
    bar()
    const account = screen.getByRole('link', { name: shell.account })
    expect(screen.getByRole('link', { name: shell.tryForFree }).parentElement).toBe(
      account.parentElement,
    )
    expect(account.dataset.entry).toBe('account')
  })

  it('has it in one place with the login where there is no sign-up', () => {
    bar({ signUp: undefined })
    const account = screen.getByRole('link', { name: shell.account })
    expect(screen.getByRole('link', { name: shell.logIn }).parentElement).toBe(
      account.parentElement,
    )
  })

  it('has a log-out in the place of the login, and in the menu for a telephone', () => {
    bar({ menu: <a href="https://site.example/docs">Templates</a> })
    const [inMenu, inBar, ...more] = screen.getAllByRole('button', { name: shell.logOut })
    expect(more).toEqual([])
    expect(inMenu?.closest('nav')).not.toBeNull()
    const logIn = screen.getAllByRole('link', { name: shell.logIn }).at(-1)
    expect(inBar?.closest('.entry')).toBe(logIn?.closest('.entry'))
  })

  it('has no login where the page switches it off, and the account all the same (S2 §2.3)', () => {
    bar({ logInUrl: undefined })
    expect(screen.queryByRole('link', { name: shell.logIn })).toBeNull()
    expect(screen.getByRole('link', { name: shell.account })).toBeDefined()
  })

  it('has the login in the menu as well, where a telephone shows it, unless the page switches it off', () => {
    const inMenu = (header: HTMLElement) =>
      within(within(header).getByRole('navigation')).queryByRole('link', { name: shell.logIn })
    expect(inMenu(bar({ menu: <ul /> }))).not.toBeNull()
    cleanup()
    expect(inMenu(bar({ menu: <ul />, logInUrl: undefined }))).toBeNull()
  })

  it('has the menu behind a disclosure of its own, and the tagline beside the logo', () => {
    const header = bar({ menu: <ul />, tagline: 'A line' })
    const [menu] = header.getElementsByTagName('details')
    expect(menu?.nextElementSibling).toBe(screen.getByRole('navigation', { name: menus.main }))
    expect(within(header).getByText('A line')).toBeDefined()
  })
})
