import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attachMenu } from '#components/layout/attach-menu.ts'

let stop = new AbortController()

const menu = () => {
  const found = document.querySelector('details')
  if (found) return found
  throw new Error('The page has no menu.')
}

const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }))

const resize = (width: number) => {
  vi.stubGlobal('innerWidth', width)
  dispatchEvent(new Event('resize'))
}

beforeEach(() => {
  vi.stubGlobal('innerWidth', 360)
  document.body.innerHTML =
    '<details class="menu"><summary>Menu</summary><a href="#place">Link</a></details><main>Page</main>'
  stop = new AbortController()
  attachMenu(stop.signal)
  menu().open = true
})

afterEach(() => {
  stop.abort()
  vi.unstubAllGlobals()
})

describe('the menu of small screens (S2 §2.6, §4)', () => {
  it('closes with Escape, which leads back to its button', () => {
    document.querySelector('a')?.focus()
    press('Escape')
    expect(menu().open).toBe(false)
    expect(document.activeElement).toBe(document.querySelector('summary'))
  })

  it('leaves the focus where it is when it is closed already', () => {
    menu().open = false
    document.querySelector('a')?.focus()
    press('Escape')
    expect(document.activeElement).toBe(document.querySelector('a'))
  })

  it('closes by a click beside it, not in it', () => {
    document.querySelector('a')?.click()
    expect(menu().open).toBe(true)
    document.querySelector('main')?.click()
    expect(menu().open).toBe(false)
  })

  it('closes when the page gets another width', () => {
    resize(360)
    expect(menu().open).toBe(true)
    resize(1200)
    expect(menu().open).toBe(false)
  })

  it('is closed as the page is left', () => {
    dispatchEvent(new Event('pagehide'))
    expect(menu().open).toBe(false)
  })
})

it('does nothing on a page without a menu', () => {
  document.body.innerHTML = '<details><summary>Question</summary></details>'
  attachMenu(stop.signal)
  menu().open = true
  press('Escape')
  expect(menu().open).toBe(true)
})
