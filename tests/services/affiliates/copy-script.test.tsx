import { beforeEach, expect, test, vi } from 'vitest'
import { startCopying } from '#services/web-app/affiliate/copy-script.mjs'

const writeText = vi.fn<(text: string) => Promise<void>>()

const button = () => {
  const found = document.querySelector('button')
  if (found) return found
  throw new Error('There is no button')
}

const status = () => document.querySelector('[role=status]')?.textContent

beforeEach(() => {
  writeText.mockReset().mockResolvedValue()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  document.body.innerHTML = `
    <div><textarea readonly>https://site.example/start?affid=7</textarea>
      <button type="button" data-copied="Copied" data-failed="Selected" hidden>Copy</button></div>
    <p role="status"></p>`
  startCopying(document)
})

test('the buttons beside the links show themselves, copy the text before them and say so', async () => {
  expect(button().hidden).toBe(false)
  button().click()
  await vi.waitFor(() => expect(button().textContent).toBe('Copied'))
  expect(writeText).toHaveBeenCalledExactlyOnceWith('https://site.example/start?affid=7')
  expect(status()).toBe('Copied')
})

test('a button beside a link leaves its text selected where the browser copies nothing', async () => {
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  button().click()
  await vi.waitFor(() => expect(status()).toBe('Selected'))
  const area = document.querySelector('textarea')
  expect([area?.selectionStart, area?.selectionEnd]).toEqual([0, area?.value.length])
})
