import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attachMenus } from '#components/layout/attach-menus.ts'

const OPEN_MS = 120
const CLOSE_MS = 320

let stop = new AbortController()
let isWide = false

const found = <Kind extends Element>(selector: string, kind: new () => Kind): Kind => {
  const element = document.querySelector(selector)
  if (element instanceof kind) return element
  throw new Error(`The page has no ${selector}.`)
}

const details = (id: string) => found(`#${id}`, HTMLDetailsElement)
const drawer = () => details('drawer')
const products = () => details('products')
const templates = () => details('templates')
const element = (selector: string) => found(selector, HTMLElement)

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document, { key })

const resize = (width: number) => {
  vi.stubGlobal('innerWidth', width)
  dispatchEvent(new Event('resize'))
}

const moveTo = (selector: string, move: { pointerType?: string; movementY?: number } = {}) => {
  const event = new Event('pointerover', { bubbles: true })
  element(selector).dispatchEvent(
    Object.assign(event, { pointerType: 'mouse', movementY: 0, ...move }),
  )
}

const MEGA = (id: string) =>
  `<li><details class="mega" id="${id}"><summary>${id}</summary><p><a href="#${id}">Link of ${id}</a></p></details></li>`

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('innerWidth', 360)
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }))
  document.body.innerHTML = `
    <details class="menu" id="drawer"><summary>Menu</summary></details>
    <nav><ul>${MEGA('products')}${MEGA('templates')}<li><a href="#plain" id="plain">Plain</a></li></ul></nav>
    <main tabindex="-1">Page</main>`
  stop = new AbortController()
  isWide = true
  attachMenus(stop.signal)
})

afterEach(() => {
  stop.abort()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the drawer of small screens (S2 §2.6, §4)', () => {
  beforeEach(() => {
    isWide = false
    drawer().open = true
    products().open = true
  })

  it('closes a level at a time with Escape, which leads back to its heading', () => {
    element('#products a').focus()
    press('Escape')
    expect([products().open, drawer().open]).toEqual([false, true])
    expect(document.activeElement).toBe(element('#products summary'))
    press('Escape')
    expect(drawer().open).toBe(false)
    expect(document.activeElement).toBe(element('#drawer summary'))
  })

  it('leaves Escape to a dialog that is open', () => {
    document.body.append(Object.assign(document.createElement('dialog'), { open: true }))
    press('Escape')
    expect(drawer().open).toBe(true)
  })

  it('closes by a click beside it; nothing above the focus folds away in it', () => {
    fireEvent.focusIn(element('#plain'))
    fireEvent.click(element('nav'))
    expect([drawer().open, products().open]).toEqual([true, true])
    fireEvent.click(element('main'))
    expect([drawer().open, products().open]).toEqual([false, false])
  })

  it.each(['dialog', 'section class="consent"'])(
    'stays under what lies over the page: %s',
    (over) => {
      element('main').insertAdjacentHTML(
        'afterend',
        `<${over} open><button>Over it</button></${over.split(' ')[0]}>`,
      )
      const button = element('main + * button')
      fireEvent.focusIn(button)
      fireEvent.click(button)
      expect([drawer().open, products().open]).toEqual([true, true])
    },
  )

  it('closes when the page gets another width, not when a keyboard takes its height', () => {
    resize(360)
    expect(drawer().open).toBe(true)
    resize(1280)
    expect(drawer().open).toBe(false)
  })

  it('closes as the page is left, so that it is closed when the browser shows it again', () => {
    dispatchEvent(new Event('pagehide'))
    expect(drawer().open).toBe(false)
  })

  it('does not open what a finger or a mouse passes', () => {
    products().open = false
    moveTo('#products summary')
    vi.advanceTimersByTime(OPEN_MS)
    expect(products().open).toBe(false)
  })
})

describe('the menus under the bar (S2 §2.6)', () => {
  it('open once a mouse rests on their heading, not for a finger', () => {
    moveTo('#products summary', { pointerType: 'touch' })
    vi.advanceTimersByTime(CLOSE_MS)
    expect(products().open).toBe(false)
    moveTo('#products summary')
    expect(products().open).toBe(false)
    vi.advanceTimersByTime(OPEN_MS)
    expect(products().open).toBe(true)
  })

  it('stay closed for a mouse that only passes their heading', () => {
    moveTo('#products summary')
    vi.advanceTimersByTime(OPEN_MS - 1)
    moveTo('main')
    vi.advanceTimersByTime(CLOSE_MS)
    expect(products().open).toBe(false)
  })

  it('stay open on a diagonal way down across the heading beside, and close once the mouse is gone', () => {
    products().open = true
    moveTo('#templates summary', { movementY: 8 })
    vi.advanceTimersByTime(OPEN_MS)
    moveTo('#products a')
    vi.advanceTimersByTime(CLOSE_MS)
    expect([products().open, templates().open]).toEqual([true, false])
    moveTo('main')
    vi.advanceTimersByTime(CLOSE_MS - 1)
    expect(products().open).toBe(true)
    vi.advanceTimersByTime(1)
    expect(products().open).toBe(false)
  })

  it('stay open while a dialog lies over them, and while the focus is in one', () => {
    element('main').insertAdjacentHTML('afterend', '<dialog open><button>Close</button></dialog>')
    templates().open = true
    moveTo('dialog button')
    vi.advanceTimersByTime(CLOSE_MS)
    expect(templates().open).toBe(true)
    element('dialog').remove()
    // The dialog has given the focus back, and the mouse is where it was.
    element('#templates a').focus()
    moveTo('main')
    vi.advanceTimersByTime(CLOSE_MS)
    expect(templates().open).toBe(true)
    element('main').focus()
    expect(templates().open).toBe(false)
  })

  it('stay open at the click that follows the opening by a mouse, and close at the next', () => {
    moveTo('#products summary')
    vi.advanceTimersByTime(OPEN_MS)
    expect(fireEvent.click(element('#products summary'))).toBe(false)
    vi.advanceTimersByTime(1000)
    expect(fireEvent.click(element('#products summary'))).toBe(true)
  })

  it('close when the focus goes on, also to the link beside', () => {
    products().open = true
    fireEvent.focusIn(element('#products a'))
    expect(products().open).toBe(true)
    fireEvent.focusIn(element('#plain'))
    expect(products().open).toBe(false)
  })
})
