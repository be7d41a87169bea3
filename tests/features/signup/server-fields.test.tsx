import { describe, expect, it } from 'vitest'
import { SignUpLink } from '#features/signup/components/sign-up-link.tsx'
import { FIELD_NAMES } from '#features/signup/state.ts'
import { LABEL_STYLES, SIGN_UP_VARIANTS } from '#lib/config/sign-up-variants.ts'
import { serverDialog } from '../../support/server-dialog.tsx'

/** The fields that a visitor fills in. */
const inputsOf = (dialog: HTMLDialogElement) => [
  ...dialog.querySelectorAll<HTMLInputElement>('.field input'),
]

describe('the fields of a dialog as the server renders them (S1 §2)', () => {
  it.each(SIGN_UP_VARIANTS)('of %s invite to type an address', async (variant) => {
    const [email] = inputsOf(await serverDialog({ variant }))
    expect(email?.type).toBe('email')
    expect(email?.placeholder).toBe(
      variant === 'efficiency' ? 'Enter your business email' : 'you@company.com',
    )
  })

  it('are e-mail, password and confirmation in the password dialog, and cut no password', async () => {
    const [email, ...passwords] = inputsOf(await serverDialog({ variant: 'password' }))
    expect(email?.name).toBe('email')
    expect(passwords.map(({ name }) => name)).toEqual(['password', 'confirmPassword'])
    for (const input of passwords) {
      expect(input.type).toBe('password')
      expect(input.autocomplete).toBe('new-password')
      expect(input.getAttribute('minlength')).toBe('8')
      expect(input.hasAttribute('maxlength')).toBe(false)
    }
  })

  it('are all there is to type, in the dialog that has the most', async () => {
    const names = inputsOf(await serverDialog({ variant: 'password' })).map(({ name }) => name)
    expect(names).toEqual([...FIELD_NAMES])
  })

  it.each(SIGN_UP_VARIANTS.filter((variant) => variant !== 'password'))(
    'are the e-mail address alone in %s',
    async (variant) => {
      expect(inputsOf(await serverDialog({ variant })).map(({ name }) => name)).toEqual(['email'])
    },
  )

  it.each([undefined, ...LABEL_STYLES])('carry the label style %s', async (labelStyle) => {
    const dialog = await serverDialog({ variant: 'benefits', labelStyle })
    const [email] = inputsOf(dialog)
    expect(email?.closest<HTMLElement>('.field')?.dataset.labelStyle).toBe(labelStyle)
  })
})

it.each([
  ['email-only', '/docs/free-demo', 'Download'],
  ['landing-page', '/docs/1800-templates', 'Download'],
  ['landing-page', '/l/f', 'Get access now'],
  ['landing-page', '/l/aug232024', 'Get access now'],
  ['password', '/docs/ab/10.09.24/02', 'Get Started Now'],
  ['benefits', '/docs/ab/15.10.24/00', 'Get Started Now'],
  ['efficiency', '/docs/ab/10.09.24/01', 'Get Instant Access'],
] as const)('the button of %s on %s says "%s" (S1 §2, §5)', async (variant, path, word) => {
  const button = (await serverDialog({ variant, path })).querySelector('form button')
  expect(button?.textContent).toBe(word)
  expect(button?.hasAttribute('disabled')).toBe(false)
})

it('opens the legal texts in a tab of their own, and says so: what was typed stays', async () => {
  const dialog = await serverDialog({ variant: 'email-only' })
  const legal = [...dialog.querySelectorAll('a[target]')]
  expect(legal.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['/company/terms-of-use/', '_blank'],
    ['/company/privacy-policy/', '_blank'],
  ])
  expect(legal[0]?.parentElement?.textContent).toContain('in a new tab')
})

it.each([
  ['a page that opens it by itself', { path: '/l/f', isOpen: true }, '/'],
  [
    'a link to the form of its page',
    { path: '/docs/demo', isOpen: false, formState: 'open' },
    '/docs/demo',
  ],
  [
    'a form that was sent',
    { path: '/docs/demo', isOpen: false, formState: 'exists' },
    '/docs/demo',
  ],
] as const)('stands open after %s, and can be left without script', async (_what, props, href) => {
  const dialog = await serverDialog({ variant: 'password', ...props })
  expect(dialog.open).toBe(true)
  expect(dialog.querySelector('a[data-close]')?.getAttribute('href')).toBe(href)
})

it('has a link that keeps to its own page where that has the form', () => {
  const page = {
    locale: 'fr',
    label: 'Bail',
    entryPoint: '/fr/docs/demo',
    start: 'landing',
  } as const
  const hrefOf = (hasOwnForm: boolean) =>
    SignUpLink({ ...page, hasOwnForm, children: 'Go' }).props.href
  expect(hrefOf(false)).toBe('/fr/l/f?label=Bail&entryPoint=%2Ffr%2Fdocs%2Fdemo')
  expect(hrefOf(true)).toBe('/fr/docs/demo?label=Bail&entryPoint=%2Ffr%2Fdocs%2Fdemo&signup=open')
})
