import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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

const link = () => screen.getByRole('link', { name: 'Lire la vidéo' })

const dialog = () => document.querySelector('dialog')

const film = () => document.querySelector<HTMLImageElement>('dialog .film img')

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
  it('plays as soon as it opens, fetches nothing before, and has its chapters below', async () => {
    await show()
    expect(film()).toBeNull()
    await open()
    expect(film()?.src).toMatch(/\/films\/fr\/budget\.svg\?\d+$/)
    expect(film()?.alt).toBe('Un mois dans un budget')
    expect(dialog()?.querySelectorAll('li')).toHaveLength(3)
    expect(screen.queryByRole('button', { name: 'Lire la vidéo' })).toBeNull()
  })

  it('begins anew each time', async () => {
    await show()
    await open()
    const first = film()?.src
    dialog()?.close()
    await open()
    expect(document.querySelectorAll('dialog img')).toHaveLength(1)
    expect(film()?.src).not.toBe(first)
  })

  it('leads to the film without its overlay', async () => {
    await show()
    dialog()?.remove()
    fireEvent.click(link())
    expect(link().getAttribute('href')).toBe('/films/fr/budget.svg')
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
