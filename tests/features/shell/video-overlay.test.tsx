import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attachVideoOverlays } from '#features/shell/browser/attach-video-overlays.ts'
import { VideoLink } from '#features/shell/components/video-link.tsx'
import { VideoOverlay } from '#features/shell/components/video-overlay.tsx'
import { startBehaviour } from '../../support/page-behaviour.tsx'
import { putServerHtml } from '../../support/server-html.ts'

const stay = (event: Event) => event.preventDefault()

const show = async (hasPicture = false) => {
  await putServerHtml(
    <>
      <VideoLink name="budgeting" locale="fr" />
      <VideoOverlay name="budgeting" locale="fr" hasPicture={hasPicture} />
    </>,
  )
  startBehaviour(attachVideoOverlays)
}

/** Its words are those of the film's own button too, which has no link. */
const link = () => screen.getByRole('link', { name: 'Lire la vidéo' })

const dialog = () => document.querySelector('dialog')

const open = async () => {
  fireEvent.click(link())
  await waitFor(() => expect(dialog()?.open).toBe(true))
}

beforeEach(() => window.addEventListener('click', stay))

afterEach(() => {
  window.removeEventListener('click', stay)
  document.body.innerHTML = ''
})

describe('the film over a page (S2 §2.8)', () => {
  it('opens with its still, and fetches nothing of the film', async () => {
    await show()
    await open()
    expect(document.querySelector('a[data-film]')?.hasAttribute('hidden')).toBe(false)
    const video = document.querySelector('video')
    expect([video?.hidden, video?.getAttribute('preload')]).toEqual([true, 'none'])
    expect(video?.querySelector('track')?.getAttribute('src')).toContain('.fr.vtt')
  })

  it('has stopped once it is closed, and begins with the still again, each time', async () => {
    await show()
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined)
    const [video, still] = [document.querySelector('video'), document.querySelector('[data-film]')]
    for (const times of [1, 2]) {
      await open()
      video?.removeAttribute('hidden')
      still?.setAttribute('hidden', '')
      dialog()?.close()
      await waitFor(() => expect(pause).toHaveBeenCalledTimes(times))
      expect([video?.hidden, still?.hasAttribute('hidden')]).toEqual([true, false])
    }
  })

  it('leads to the clip without its overlay', async () => {
    await show()
    dialog()?.remove()
    fireEvent.click(link())
    expect(link().getAttribute('href')).toBe('/walk-through.webm')
  })

  it('has a dashboard behind its mask where wanted', async () => {
    await show()
    expect(document.querySelector('.mask-picture')).toBeNull()
    await show(true)
    expect(document.querySelector('dialog > .mask-picture')?.getAttribute('aria-hidden')).toBe(
      'true',
    )
  })
})
