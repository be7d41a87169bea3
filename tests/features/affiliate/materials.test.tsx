import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CopyField } from '#features/affiliate/components/copy-field.tsx'
import { MaterialsBehaviour } from '#features/affiliate/components/materials-behaviour.tsx'
import { MATERIALS } from '#features/affiliate/materials/ids.ts'

const WORDS = { copied: 'Kopiert', copyFailed: 'Markiert', saved: 'Da', saveFailed: 'Geht nicht' }

const Field = ({ id, label }: { id: string; label: string }) => (
  <div>
    <label htmlFor={id}>
      <span>{label}</span>
    </label>
    <input id={id} />
  </div>
)

const open = async (address = '/start/marketingmaterials') => {
  history.replaceState(null, '', address)
  const page = render(
    <>
      <form id={MATERIALS.form} data-error="Ein bis neun Ziffern">
        <Field id={MATERIALS.affiliate} label="Affiliate-Nummer" />
        <Field id={MATERIALS.offer} label="Angebotsnummer" />
      </form>
      <CopyField
        id="link"
        label="Link"
        copy="Kopieren"
        rows={1}
        text={({ offer, affiliate }) => `https://x.example/start?oid=${offer}&affid=${affiliate}`}
      />
      <a href="https://x.example/fr" data-takes-numbers="">
        Français
      </a>
      <output id={MATERIALS.status} />
      <MaterialsBehaviour {...WORDS} />
    </>,
  )
  act(() => {
    document.dispatchEvent(new Event('focusin'))
  })
  await vi.dynamicImportSettled()
  return page
}

const link = (offer: string, affiliate: string) =>
  `https://x.example/start?oid=${offer}&affid=${affiliate}`

const area = (page: Awaited<ReturnType<typeof open>>): HTMLTextAreaElement => {
  const found = page.getByRole('textbox', { name: 'Link' })
  if (found instanceof HTMLTextAreaElement) return found
  throw new Error('The link stands in no text area.')
}

const value = (page: Awaited<ReturnType<typeof open>>) => area(page).value

afterEach(() => {
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
  ])('come from the address %.30s', async (query, expected) => {
    expect(value(await open(`/start/marketingmaterials${query}`))).toBe(expected)
  })

  it('are typed, and go along to the page of another language', async () => {
    const page = await open()
    await userEvent.type(page.getByLabelText('Affiliate-Nummer'), '4711')
    expect(value(page)).toBe(link('1', '4711'))
    expect(page.getByRole('link').getAttribute('href')).toMatch(/\/fr#affid=4711&oid=1$/)
  })

  it('say on their label what is wrong, until they get focus', async () => {
    const page = await open()
    await userEvent.type(page.getByLabelText('Affiliate-Nummer'), '47a')
    await userEvent.tab()
    const field = page.getByLabelText('Ein bis neun Ziffern')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(value(page)).toBe(link('1', '000000'))
    act(() => field.focus())
    expect(page.getByLabelText('Affiliate-Nummer')).toBe(field)
  })
})

describe('copying', () => {
  it('puts the link on the clipboard and says so', async () => {
    const user = userEvent.setup()
    const page = await open('/start/marketingmaterials?affid=77')
    await user.click(page.getByRole('button', { name: 'Kopieren' }))
    expect((await page.findByRole('status')).textContent).toBe('Kopiert')
    expect(await navigator.clipboard.readText()).toBe(link('1', '77'))
  })

  it('leaves the text selected where the browser refuses', async () => {
    const user = userEvent.setup()
    const page = await open()
    Object.assign(navigator.clipboard, {
      writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    })
    await user.click(page.getByRole('button', { name: 'Kopieren' }))
    expect(await page.findByRole('button', { name: 'Markiert' })).toBeDefined()
    const { selectionStart, selectionEnd, value: text } = area(page)
    expect(selectionEnd - selectionStart).toBe(text.length)
  })
})
