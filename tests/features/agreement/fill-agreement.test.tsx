import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { attachAgreement } from '#features/agreement/browser/attach-agreement.ts'
import { fillAgreement } from '#features/agreement/browser/fill-agreement.ts'
import { LiveAgreement } from '#features/agreement/components/live-agreement.tsx'
import {
  AGREEMENT_BLANK_MAX_LENGTH,
  keptAgreement,
  SIGNATURE_BOX,
} from '#features/agreement/kept-agreement.ts'
import { attachDialog } from '#features/signup/browser/attach-dialog.ts'
import { SIGN_UP_IDS } from '#features/signup/ids.ts'
import words from '#locales/en/messages/agreement.json' with { type: 'json' }
import { serverSignUp } from '../../support/server-dialog.tsx'
import { putServerHtml } from '../../support/server-html.ts'

const TITLE = 'Mutual Non-Disclosure Agreement'
const EXAMPLE = 'Larkspur Analytics LLC'

const signUp = ({
  className,
  heading,
  children,
}: {
  className: string
  heading?: string
  children: React.ReactNode
}) => (
  <a href="#sign-up" data-sign-up="document" data-heading={heading} className={className}>
    {children}
  </a>
)

const found = <Found,>(element: Found | null): Found => {
  if (!element) throw new Error('A part of the agreement is missing.')
  return element
}

const find = (selector: string) => found(document.querySelector<HTMLElement>(selector))

const line = () => found(document.querySelector<SVGSVGElement>('.agreement-line'))
const form = () => found(document.querySelector<HTMLFormElement>('[data-agreement]'))
const dialog = () => found(document.querySelector('dialog'))
const company = () => screen.getByRole<HTMLInputElement>('textbox', { name: words.company })
const place = () => screen.getByRole<HTMLInputElement>('textbox', { name: words.place })
const keep = () => screen.getByRole('link', { name: words.keep, hidden: true })
const signForMe = () => screen.getByRole('button', { name: words.sign })
const marked = (name: string) => find(`mark[data-blank=${name}]`).textContent
const signed = () => find('.sheet[data-signed]').dataset.signed
const carried = (): unknown => {
  const field = document.querySelector<HTMLInputElement>('dialog [name=agreement]')
  return field ? JSON.parse(field.value) : undefined
}

const pen = (type: string, [clientX, clientY]: [number, number]) =>
  line().dispatchEvent(new PointerEvent(type, { clientX, clientY, pointerId: 1, bubbles: true }))

/** The place to sign on lies at the edge of the window, in the size of its own units. */
const layOut = () => {
  line().setPointerCapture = vi.fn<(id: number) => void>()
  line().getBoundingClientRect = () => new DOMRect(0, 0, SIGNATURE_BOX.width, SIGNATURE_BOX.height)
}

const draw = (...points: readonly [number, number][]) => {
  const [first, ...more] = points
  if (first) pen('pointerdown', first)
  for (const point of more) pen('pointermove', point)
  pen('pointerup', [0, 0])
}

beforeEach(async () => {
  const page = new AbortController()
  onTestFinished(() => page.abort())
  await putServerHtml(
    <>
      <LiveAgreement locale="en" tab="Sign here" signUp={signUp} start={null} end={null} />
      <a href="#sign-up" data-sign-up="account">
        Start
      </a>
      {serverSignUp({ isOpen: false })}
    </>,
  )
  layOut()
  fillAgreement(form(), page.signal)
  attachDialog({ dialog: dialog(), shortcuts: [], signal: page.signal })
})

describe('the agreement of a first screen', () => {
  it('takes what is typed into its marked places, and the example back when that is gone', async () => {
    await userEvent.type(company(), ' <b>Ada</b> & Co ')
    await userEvent.type(place(), 'Lyon')
    expect([marked('company'), marked('place')]).toEqual(['<b>Ada</b> & Co', 'Lyon'])
    expect(document.querySelector('mark b')).toBeNull()
    await userEvent.clear(company())
    expect(marked('company')).toBe(EXAMPLE)
  })

  it('signs with the name of the company, and takes it away again', async () => {
    await userEvent.type(company(), 'Ada & Co')
    await userEvent.click(signForMe())
    expect([signed(), signForMe().getAttribute('aria-pressed')]).toEqual(['name', 'true'])
    expect(find('.agreement-line text').textContent).toBe('Ada & Co')
    await userEvent.click(signForMe())
    expect([signed(), signForMe().getAttribute('aria-pressed')]).toEqual(['none', 'false'])
  })

  it('writes the longest name so small that it ends on the line', async () => {
    company().value = 'W'.repeat(AGREEMENT_BLANK_MAX_LENGTH)
    company().dispatchEvent(new Event('input', { bubbles: true }))
    const size = Number(find('.agreement-line text').getAttribute('font-size'))
    expect(size * AGREEMENT_BLANK_MAX_LENGTH).toBeLessThan(SIGNATURE_BOX.width * 2)
  })

  it('is signed by hand, within the box, and with a tap it is not', async () => {
    draw([5, 5])
    expect(signed()).toBe('none')
    draw([10, 20], [30, 40], [-50, 900])
    draw([100, 20], [120, 30])
    expect(signed()).toBe('drawn')
    expect(find('.agreement-line path').getAttribute('d')).toBe('M10 20L30 40L0 80M100 20L120 30')
    await userEvent.click(signForMe())
    expect([signed(), find('.agreement-line path').getAttribute('d')]).toEqual(['name', ''])
  })
})

describe('an agreement that is kept', () => {
  const fillIn = async () => {
    await userEvent.type(company(), ' Ada & Co ')
    await userEvent.type(place(), '1 Main Street, Austin')
  }

  it('stands in the dialog, and in a field of its form that the contract takes', async () => {
    await fillIn()
    draw([10, 20], [30, 40])
    await userEvent.click(keep())
    await vi.waitFor(() => expect(dialog().open).toBe(true))
    const slip = find('.kept')
    expect(slip.textContent).toContain(`${TITLE}Ada & Co, 1 Main Street, Austin`)
    expect(slip.querySelector('path')?.getAttribute('d')).toBe('M10 20L30 40')
    expect(find('[data-card-heading]').textContent).toBe(words.heading)
    const agreement = {
      company: 'Ada & Co',
      place: '1 Main Street, Austin',
      signature: 'M10 20L30 40',
    }
    expect(carried()).toEqual(agreement)
    expect(keptAgreement.parse(carried())).toEqual(agreement)
    expect(find('dialog [name=agreement]').getAttribute('form')).toBe(SIGN_UP_IDS.form)
    expect(slip.closest('[data-island]')).toBeNull()
  })

  it('shows no signature where there is none', async () => {
    await fillIn()
    await userEvent.click(keep())
    expect(document.querySelector('.kept svg')).toBeNull()
    expect(keptAgreement.safeParse(carried()).success).toBe(true)
  })

  it('is what Enter in a field does', async () => {
    await fillIn()
    await userEvent.type(place(), '{Enter}')
    expect(carried()).toMatchObject({ company: 'Ada & Co' })
  })

  it('is gone from the dialog when that is closed, and not in one that another link opens', async () => {
    await fillIn()
    await userEvent.click(keep())
    await vi.waitFor(() => expect(dialog().open).toBe(true))
    dialog().close()
    await vi.waitFor(() => expect(carried()).toBeUndefined())
    await userEvent.click(screen.getByRole('link', { name: 'Start' }))
    await vi.waitFor(() => expect(dialog().open).toBe(true))
    expect(carried()).toBeUndefined()
  })

  it.each(['', ' \u200B '])(
    'asks for the place where only the company stands (%j)',
    async (typed) => {
      await userEvent.type(company(), 'Ada & Co')
      place().value = typed
      await userEvent.click(keep())
      const asked = screen.getByRole<HTMLInputElement>('textbox', { name: words.wrong.place })
      expect(document.activeElement).toBe(asked)
      expect([asked.value, asked.getAttribute('aria-invalid')]).toEqual(['', 'true'])
      expect(carried()).toBeUndefined()
      expect(dialog().open).toBe(false)
      await userEvent.type(asked, 'York')
      expect(place()).toBe(asked)
      expect(asked.hasAttribute('aria-invalid')).toBe(false)
    },
  )

  it('is none where nothing was typed: the link opens the dialog alone', async () => {
    await userEvent.click(keep())
    await vi.waitFor(() => expect(dialog().open).toBe(true))
    expect(carried()).toBeUndefined()
  })

  it('carries no signature that the contract refuses, however long one draws', async () => {
    await fillIn()
    draw(
      ...Array.from({ length: 900 }, (_none, at): [number, number] => [
        (at * 7) % 300,
        (at * 5) % 80,
      ]),
    )
    await userEvent.click(keep())
    expect(keptAgreement.safeParse(carried()).success).toBe(true)
  })

  it('leaves nothing in the address, in cookies or in storage', async () => {
    await fillIn()
    await userEvent.click(keep())
    const kept = [location.href, document.cookie, JSON.stringify([localStorage, sessionStorage])]
    expect(kept.join(' ')).not.toContain('Ada')
    expect(form().querySelectorAll('[name]')).toHaveLength(0)
  })
})

it('comes to life with the focus, with what was typed before', async () => {
  await putServerHtml(
    <LiveAgreement locale="en" tab="Sign here" signUp={signUp} start={null} end={null} />,
  )
  const page = new AbortController()
  onTestFinished(() => page.abort())
  company().value = 'Typed early'
  attachAgreement(page.signal)
  expect(marked('company')).toBe(EXAMPLE)
  place().focus()
  await vi.waitFor(() => expect(marked('company')).toBe('Typed early'))
})
