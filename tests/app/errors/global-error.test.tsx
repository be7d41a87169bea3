import { act } from '@testing-library/react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import GlobalError from '#app/global-error.tsx'

let root: Root

const show = async (error: Error | null, data: Record<string, string> = {}) => {
  Object.assign(document.body.dataset, data)
  root = createRoot(document)
  await act(async () => {
    root.render(<GlobalError error={error} />)
  })
}

afterEach(async () => {
  await act(async () => {
    root.unmount()
  })
})

describe('the page that shows when the error page fails (S2 §2.5)', () => {
  it('says so, with status and digest and a link home', async () => {
    await show(Object.assign(new Error('secret'), { digest: '2082170902' }))
    const text = document.body.textContent
    expect(text).toContain('An error occurred while showing the error page')
    expect(text).toContain('500 2082170902')
    expect(text).not.toContain('secret')
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/')
  })

  it('says it in the words that the document holds, again and again', async () => {
    const words = { failed: 'Une erreur est survenue', home: '/fr/' }
    await show(null, words)
    await act(async () => {
      root.render(<GlobalError error={new Error('another')} />)
    })
    expect(document.querySelector('h1')?.textContent).toBe(words.failed)
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/fr/')
  })
})
