import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FillIn } from '#components/documents/fill-in.tsx'

const shown = (text: string) => {
  const { container } = render(<FillIn text={text} />)
  return {
    text: container.textContent,
    marked: [...container.querySelectorAll('mark')].map((mark) => mark.textContent),
  }
}

describe('the words that a customer fills in', () => {
  it.each([
    ['No blanks here.', 'No blanks here.', []],
    ['[Acme] agrees.', 'Acme agrees.', ['Acme']],
    ['From [Acme] to [Bolt].', 'From Acme to Bolt.', ['Acme', 'Bolt']],
    ['An open [bracket stays.', 'An open [bracket stays.', []],
  ])('%s', (text, plain, marked) => {
    expect(shown(text)).toEqual({ text: plain, marked })
  })
})
