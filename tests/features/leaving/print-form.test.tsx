import { expect, it, vi } from 'vitest'
import { PRINT_BUTTON, printForm } from '#features/leaving/browser/print-form.ts'

it('the button beside the model form prints, until the page is left', () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  document.body.innerHTML = `<button id="${PRINT_BUTTON}"></button>`
  const page = new AbortController()
  printForm(page.signal)
  document.querySelector('button')?.click()
  expect(print).toHaveBeenCalledOnce()
  page.abort()
  document.querySelector('button')?.click()
  expect(print).toHaveBeenCalledOnce()
})
