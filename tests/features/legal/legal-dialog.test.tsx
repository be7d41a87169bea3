import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { legalDialogLink } from '#components/ui/legal-dialog-link.tsx'
import { attachLegalDialogs } from '#features/legal/browser/attach-legal-dialogs.ts'
import { LegalDialog } from '#features/legal/components/legal-dialog.tsx'
import { startBehaviour } from '../../support/page-behaviour.tsx'
import { putServerHtml } from '../../support/server-html.ts'

const PAGE =
  '<main><article class="legal"><h1>Terms</h1><nav>Contents</nav><h2 id="section-1">One</h2><p>All of it, as in <a href="#section-1">section 1</a>.</p></article></main>'

const answers = vi.fn<typeof fetch>()

const stay = (event: Event) => event.preventDefault()

const show = async () => {
  await putServerHtml(
    <>
      {legalDialogLink('eula', 'en')('Read')}
      <LegalDialog to="eula" locale="en" title="License agreement" />
    </>,
  )
  startBehaviour(attachLegalDialogs)
}

const press = (init: MouseEventInit = {}) => fireEvent.click(screen.getByText('Read'), init)
const dialog = () => document.querySelector('dialog')
const text = () => document.querySelector('[data-legal=text]')
const isShown = (part: string) =>
  !document.querySelector(`[data-legal=${part}]`)?.hasAttribute('hidden')

beforeEach(() => {
  vi.stubGlobal('fetch', answers)
  answers.mockReset()
  // Or happy-dom would follow the link.
  window.addEventListener('click', stay)
})

afterEach(() => {
  window.removeEventListener('click', stay)
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

describe('the dialog of a legal text (S2 §2.8)', () => {
  it('fetches the text of its page once it is opened, once', async () => {
    answers.mockImplementation(async () => new Response(PAGE))
    await show()
    expect(answers).not.toHaveBeenCalled()
    press()
    await waitFor(() => expect(text()?.textContent).toContain('All of it'))
    expect(dialog()?.open).toBe(true)
    expect([isShown('text'), isShown('loading'), isShown('failed')]).toEqual([true, false, false])
    // Its heading is the dialog's.
    expect(text()?.querySelector('h1,nav')).toBeNull()
    // No id may stand in the page twice; its own links lead to its own sections.
    expect(text()?.querySelector('h2')?.id).toBe('legal-eula-section-1')
    expect(text()?.querySelector('a')?.getAttribute('href')).toBe('#legal-eula-section-1')
    dialog()?.close()
    press()
    await waitFor(() => expect(dialog()?.open).toBe(true))
    expect(answers).toHaveBeenCalledOnce()
  })

  it('says that it waits', async () => {
    answers.mockImplementation(() => new Promise(() => undefined))
    await show()
    press()
    await waitFor(() => expect(isShown('loading')).toBe(true))
    expect(isShown('failed')).toBe(false)
  })

  it.each([
    ['a page that is away', async () => new Response(PAGE, { status: 503 })],
    ['a page without a text', async () => new Response('<main></main>')],
    ['a lost connection', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])(
    'leads to the page after %s, and tries again when it is opened again',
    async (_what, answer) => {
      answers.mockImplementationOnce(answer)
      await show()
      press()
      await waitFor(() => expect(isShown('failed')).toBe(true))
      expect(document.querySelector('[data-legal=failed] a')?.getAttribute('href')).toBe(
        '/company/eula',
      )
      answers.mockImplementation(async () => new Response(PAGE))
      dialog()?.close()
      press()
      await waitFor(() => expect(isShown('text')).toBe(true))
      expect(isShown('failed')).toBe(false)
    },
  )

  it('leaves a click with a modifier, and a link without a dialog, to the browser', async () => {
    await show()
    press({ ctrlKey: true })
    dialog()?.remove()
    press()
    expect(answers).not.toHaveBeenCalled()
    expect(screen.getByText('Read').getAttribute('href')).toBe('/company/eula')
  })
})
