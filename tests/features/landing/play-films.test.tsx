import { createEvent, fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { playFilms } from '#features/landing/browser/play-films.ts'
import { Film } from '#features/landing/components/film.tsx'
import { loadVideoWords } from '#features/landing/server/load-video-words.ts'
import { VIDEOS } from '#lib/config/videos.ts'
import { loadClauseWords } from '#lib/i18n/clause-words.ts'
import { loadDocumentWords } from '#lib/i18n/document-words.ts'
import { startBehaviour } from '../../support/page-behaviour.tsx'

const { path } = VIDEOS['walk-through']

const page = (clip = `<video src="${path}" aria-label="Clip" controls hidden></video>`) => {
  document.body.innerHTML = `<div><a href="${path}" data-film="">Play</a>${clip}</div>`
  startBehaviour(playFilms)
}

const isHidden = (selector: string) => document.querySelector<HTMLElement>(selector)?.hidden

const click = (init: MouseEventInit = {}) => {
  const link = screen.getByRole('link', { name: 'Play' })
  const event = createEvent.click(link, { button: 0, ...init })
  fireEvent(link, event)
  return event
}

/** Or happy-dom would follow the link. */
const stay = (event: Event) => {
  event.preventDefault()
}

const play = vi.fn<() => Promise<void>>()

beforeEach(() => {
  play.mockReset()
  play.mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
  window.addEventListener('click', stay)
})

afterEach(() => {
  window.removeEventListener('click', stay)
  document.body.innerHTML = ''
})

describe('a clip behind its cover', () => {
  it('is not shown before the visitor asks for it', () => {
    page()
    expect(isHidden('video')).toBe(true)
  })

  it('plays in place of the cover, and has the focus', () => {
    page()
    click()
    const video = document.querySelector('video')
    expect([isHidden('video'), isHidden('a')]).toEqual([false, true])
    expect(document.activeElement).toBe(video)
    expect(play).toHaveBeenCalledTimes(1)
  })

  it.each([{ ctrlKey: true }, { metaKey: true }])(
    'leaves a click with %j to the browser',
    (init) => {
      page()
      click(init)
      expect(play).not.toHaveBeenCalled()
      expect(isHidden('a')).toBe(false)
    },
  )

  it('leaves the link as it is where the page brought no clip', () => {
    page('')
    click()
    expect(play).not.toHaveBeenCalled()
    expect(isHidden('a')).toBe(false)
  })
})

describe('the clip of a page', () => {
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
    const film = <Film name="walk-through" tools={tools} />
    const container = document.createElement('div')
    container.innerHTML = renderToString(film)
    document.body.replaceChildren(container)
    startBehaviour(playFilms)
    return { film, container, video: container.querySelector('video') }
  }

  it('waits without a poster, and fetches nothing', async () => {
    const { video } = await show()
    expect(video?.hidden).toBe(true)
    expect(video?.hasAttribute('poster')).toBe(false)
    expect(video?.getAttribute('preload')).toBe('none')
  })
})
