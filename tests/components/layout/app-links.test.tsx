import { act, fireEvent, render, screen } from '@testing-library/react'
import { use, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AppLinks } from '#components/layout/app-links.tsx'

const push = vi.fn<(path: string) => void>()

vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

const HREF = '/company/terms-of-use/?x=1'

const isNavigating = () => document.documentElement.hasAttribute('data-navigating')

/** A page that a navigation changes; the new one waits for its content. */
const Page = ({ content }: { content: Promise<void> }) => {
  const [awaited, setAwaited] = useState<Promise<void> | null>(null)
  push.mockImplementation(() => {
    setAwaited(content)
  })
  if (awaited) use(awaited)
  return null
}

const show = (content = Promise.resolve()) =>
  render(
    <>
      <Page content={content} />
      <a href={HREF} data-app-link="">
        Terms
      </a>
      <AppLinks />
    </>,
  )

const click = async (init: MouseEventInit = {}) =>
  act(async () => fireEvent.click(screen.getByRole('link'), init))

beforeEach(() => {
  push.mockReset()
})

describe('a link within the app', () => {
  it('navigates without a new load', async () => {
    show()
    await click()
    expect(push.mock.calls).toEqual([['/company/terms-of-use/']])
    expect(isNavigating()).toBe(false)
  })

  it('marks the page for the progress bar until the page has changed (S2 §4)', async () => {
    let resolve = (): void => undefined
    const promise = new Promise<void>((settle) => {
      resolve = settle
    })
    show(promise)
    await click()
    expect(isNavigating()).toBe(true)
    await act(async () => {
      resolve()
      await promise
    })
    expect(isNavigating()).toBe(false)
  })
})
