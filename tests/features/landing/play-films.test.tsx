import { createEvent, fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { playFilms } from '#features/landing/browser/play-films.ts'
import { Film } from '#features/landing/components/film.tsx'
import { loadVideoWords } from '#features/landing/server/load-video-words.ts'
import { loadClauseWords } from '#lib/i18n/clause-words.ts'
import { loadDocumentWords } from '#lib/i18n/document-words.ts'
import { startBehaviour } from '../../support/page-behaviour.tsx'

/** Or happy-dom would follow the link. */
const stay = (event: Event) => {
  event.preventDefault()
}

beforeEach(() => {
  window.addEventListener('click', stay)
})

afterEach(() => {
  window.removeEventListener('click', stay)
  document.body.innerHTML = ''
})

const show = async () => {
  const [words, clauses, videos] = await Promise.all([
    loadDocumentWords('en'),
    loadClauseWords('en'),
    loadVideoWords('en'),
  ])
  const tools = {
    locale: 'en',
    words,
    clauses,
    clauseHeading: 'One clause',
    clauseLead: 'Agreed on',
    emailExample: 'you@company.com',
    videos,
    signUp: () => null,
    signUpForm: () => null,
  } as const
  document.body.innerHTML = renderToString(<Film name="signing" tools={tools} />)
  startBehaviour(playFilms)
}

const link = () => screen.getByRole('link')

const click = (init: MouseEventInit = {}) => {
  fireEvent(link(), createEvent.click(link(), { button: 0, ...init }))
}

const film = () => document.querySelector('img')

describe('a film behind its cover', () => {
  it('fetches nothing, leads to the film, and says how long it is', async () => {
    await show()
    expect(film()).toBeNull()
    expect(link().getAttribute('href')).toBe('/films/en/signing.svg')
    expect(document.body.textContent).toContain('8 seconds, no sound')
  })

  it('plays in place of the cover with its title, from its beginning each time', async () => {
    await show()
    click()
    expect(document.querySelector('.film-cover')).toBeNull()
    expect(film()?.alt).toBe('Fill in a document and sign it')
    const first = film()?.src ?? ''
    expect(first).toMatch(/\/films\/en\/signing\.svg\?\d+$/)
    click()
    expect(document.querySelectorAll('img')).toHaveLength(1)
    expect(film()?.src).not.toBe(first)
    expect(link().lastElementChild?.textContent).toContain('Play the clip')
  })

  it.each([{ ctrlKey: true }, { metaKey: true }])(
    'leaves a click with %j to the browser',
    async (init) => {
      await show()
      click(init)
      expect(film()).toBeNull()
    },
  )
})
