import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CopyField } from '#features/affiliate/components/copy-field.tsx'
import { deskStore } from '#features/affiliate/components/materials/desk.ts'
import { NumberForm } from '#features/affiliate/components/number-form.tsx'
import { NumbersLink } from '#features/affiliate/components/numbers-link.tsx'

const PAGE = (
  <>
    <NumberForm
      words={{
        title: 'Nummern',
        affiliate: 'Affiliate-Nummer',
        offer: 'Angebotsnummer',
        error: 'Ein bis neun Ziffern',
        hint: 'Im Vertrag',
        withoutScript: 'Von Hand',
      }}
    />
    <CopyField
      id="link"
      label="Link"
      rows={1}
      template="https://x.example/start?oid={oid}&affid={affid}"
      copy={{ take: 'Kopieren', done: 'Kopiert', failed: 'Markiert' }}
    />
    <NumbersLink href="https://x.example/fr" locale="fr">
      Français
    </NumbersLink>
  </>
)

const open = (address = '/start/marketingmaterials') => {
  history.replaceState(null, '', address)
  return render(PAGE)
}

const link = (offer: string, affiliate: string) =>
  `https://x.example/start?oid=${offer}&affid=${affiliate}`

const area = (page: ReturnType<typeof open>): HTMLTextAreaElement => {
  const found = page.getByRole('textbox', { name: 'Link' })
  if (found instanceof HTMLTextAreaElement) return found
  throw new Error('The link stands in no text area.')
}

const value = (page: ReturnType<typeof open>) => area(page).value

afterEach(() => {
  deskStore.setState({ numbers: null, said: null })
  history.replaceState(null, '', '/')
})

describe('the numbers of an affiliate', () => {
  it.each([
    ['?affid=77', link('1', '77')],
    ['?oid=5&affid=77', link('5', '77')],
    ['#affid=77&oid=5', link('5', '77')],
    ['?affid=77&affid=78', link('1', '000000')],
    ['?affid=%3Cscript%3E', link('1', '000000')],
    [`?affid=${'7'.repeat(5000)}`, link('1', '000000')],
    ['', link('1', '000000')],
  ])('come from the address %.30s', (query, expected) => {
    expect(value(open(`/start/marketingmaterials${query}`))).toBe(expected)
  })

  it('are typed, and go along to the page of another language', async () => {
    const page = open()
    await userEvent.type(page.getByLabelText('Affiliate-Nummer'), '4711')
    expect(value(page)).toBe(link('1', '4711'))
    expect(page.getByRole('link').getAttribute('href')).toMatch(/\/fr#affid=4711&oid=1$/)
  })

  it('say on their label what is wrong, until they get focus', async () => {
    const page = open()
    await userEvent.type(page.getByLabelText('Affiliate-Nummer'), '47a')
    await userEvent.tab()
    const field = page.getByLabelText('Ein bis neun Ziffern')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(value(page)).toBe(link('1', '000000'))
    act(() => field.focus())
    expect(page.getByLabelText('Affiliate-Nummer')).toBe(field)
  })

  it('go to no other page before one is typed', () => {
    expect(open().getByRole('link').getAttribute('href')).toBe('https://x.example/fr')
  })
})

describe('copying', () => {
  it('puts the link on the clipboard and says so', async () => {
    const user = userEvent.setup()
    const page = open('/start/marketingmaterials?affid=77')
    await user.click(page.getByRole('button', { name: 'Kopieren' }))
    expect((await page.findByText('Kopiert', { selector: 'button' })).textContent).toBe('Kopiert')
    expect(page.getByRole('status').textContent).toBe('Kopiert')
    expect(await navigator.clipboard.readText()).toBe(link('1', '77'))
  })

  it('leaves the text selected where the browser refuses', async () => {
    const user = userEvent.setup()
    const page = open()
    Object.assign(navigator.clipboard, {
      writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    })
    await user.click(page.getByRole('button', { name: 'Kopieren' }))
    expect(await page.findByRole('button', { name: 'Markiert' })).toBeDefined()
    const { selectionStart, selectionEnd, value: text } = area(page)
    expect(selectionEnd - selectionStart).toBe(text.length)
  })
})

describe('the page of materials before it hydrates', () => {
  it('has a text to copy by hand and no buttons, and keeps what is typed meanwhile', () => {
    history.replaceState(null, '', '/start/marketingmaterials?affid=77')
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = renderToString(PAGE)
    const text = place.querySelector('textarea')
    const buttons = place.querySelector('button')?.parentElement
    expect(text?.value).toBe(link('1', '000000'))
    expect(buttons?.classList.contains('invisible')).toBe(true)
    const field = place.querySelector<HTMLInputElement>('[name="affid"]')
    if (field) field.value = '4711'
    const onRecoverableError = vi.fn<() => void>()
    render(PAGE, { container: place, hydrate: true, onRecoverableError })
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(field?.value).toBe('4711')
    expect(text?.value).toBe(link('1', '4711'))
    expect(buttons?.classList.contains('invisible')).toBe(false)
  })
})
