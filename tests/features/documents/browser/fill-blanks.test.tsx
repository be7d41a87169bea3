import { beforeEach, describe, expect, it, vi } from 'vitest'
import { start } from '#app/islands/blanks.ts'

const type = (name: string, value: string) => {
  const field = document.querySelector<HTMLInputElement>(`[data-fills=${name}]`)
  if (!field) throw new Error(`There is no field ${name}.`)
  field.value = value
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

const shown = (name: string) =>
  [...document.querySelectorAll(`[data-blank=${name}]`)].map((mark) => [
    mark.textContent,
    mark.hasAttribute('data-filled'),
  ])

const begin = () => {
  const element = document.querySelector('#fields')
  if (element) start(element, { props: {}, sent: element })
}

beforeEach(() => {
  document.documentElement.lang = 'fr'
  document.body.innerHTML = `<div id="fields"><input data-fills="company"><input type="date" data-fills="day"></div>
    <p><mark data-blank="company">Larkspur</mark>, <mark data-blank="day">11 janvier 2027</mark>, <mark data-blank="company">Larkspur</mark></p>`
})

describe('the fields beside a document', () => {
  it('write what is typed wherever it belongs, as text', () => {
    begin()
    type('company', ' <b>Dupont</b> ')
    expect(shown('company')).toEqual([
      ['<b>Dupont</b>', true],
      ['<b>Dupont</b>', true],
    ])
    expect(shown('day')).toEqual([['11 janvier 2027', false]])
  })

  it('write a day as the language does', () => {
    begin()
    type('day', '2027-03-01')
    expect(shown('day')).toEqual([['1er mars 2027', true]])
  })

  it('show the example again where a field is emptied', () => {
    begin()
    type('company', 'Dupont')
    type('company', ' ')
    expect(shown('company')).toEqual([
      ['Larkspur', false],
      ['Larkspur', false],
    ])
  })

  it('take what was typed before their script came, and send nothing', () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    type('company', 'Dupont')
    begin()
    expect(shown('company')[0]).toEqual(['Dupont', true])
    expect(fetched).not.toHaveBeenCalled()
    expect(document.cookie + localStorage.length).toBe('0')
  })
})
