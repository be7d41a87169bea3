import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PlayFilms } from '#features/landing/components/play-films.tsx'
import { VIDEOS } from '#lib/config/videos.ts'

const { path } = VIDEOS['walk-through']

/** As the server sends it: React shows nothing of a `noscript` in the browser. */
const page = (clip = `<video src="${path}" aria-label="Clip" controls></video>`) => {
  document.body.innerHTML = `<div><a href="${path}" data-film="">Play</a><noscript></noscript></div>`
  const plain = document.querySelector('noscript')
  if (plain) plain.textContent = clip
  render(<PlayFilms />)
}

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
  it('is not there before the visitor asks for it', () => {
    page()
    expect(document.querySelector('video')).toBeNull()
  })

  it('plays in place of the cover, and has the focus', () => {
    page()
    click()
    const video = document.querySelector('video')
    expect(video?.getAttribute('src')).toBe(path)
    expect(document.activeElement).toBe(video)
    expect(play).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('link', { name: 'Play' })).toBeNull()
  })

  it.each([{ ctrlKey: true }, { metaKey: true }])(
    'leaves a click with %j to the browser',
    (init) => {
      page()
      click(init)
      expect(play).not.toHaveBeenCalled()
      expect(screen.getByRole('link', { name: 'Play' })).toBeDefined()
    },
  )

  it('leaves the link as it is where the page brought no clip', () => {
    page('')
    click()
    expect(play).not.toHaveBeenCalled()
    expect(screen.getByRole('link', { name: 'Play' })).toBeDefined()
  })
})
