import { afterEach, expect, it, vi } from 'vitest'
import { attachSearch } from '#features/documents/browser/attach-search.ts'

const stop = new AbortController()

afterEach(() => {
  stop.abort()
  vi.unstubAllGlobals()
})

it('suggests for what was typed before the script of the page was there', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"documents":[]}'))
  document.body.innerHTML = `<form data-suggests><input type="search" value="lease">
    <output></output><div class="menu-results"></div>
    <div hidden><a href="/l/f"></a><a href="/l/f">All of {text}</a></div></form>`
  document.querySelector('input')?.focus()
  attachSearch(stop.signal)
  await vi.waitFor(() => {
    expect(document.querySelector('.menu-results')?.textContent).toBe('All of lease')
  })
})
