import { useRouter } from 'next/navigation'
import { useEffect, useTransition } from 'react'
import { closest } from './closest.ts'
import { isPlainClick } from './plain-click.ts'

/**
 * Follows plain clicks on links marked with `data-app-link` within the app, wherever they stand in the page.
 * Meanwhile `<html>` says so, and the style sheet shows the progress bar (S2 §4).
 */
export const useAppLinks = (): void => {
  const router = useRouter()
  const [isNavigating, startNavigation] = useTransition()
  useEffect(() => {
    document.documentElement.toggleAttribute('data-navigating', isNavigating)
    // The page that was left goes away without another render.
    return () => {
      document.documentElement.toggleAttribute('data-navigating', false)
    }
  }, [isNavigating])
  useEffect(() => {
    const stop = new AbortController()
    const follow = (event: MouseEvent) => {
      const link = closest(event, 'a[data-app-link]')
      if (!link || !isPlainClick(event)) return
      event.preventDefault()
      startNavigation(() => {
        router.push(link.pathname)
      })
    }
    document.addEventListener('click', follow, { signal: stop.signal })
    return () => {
      stop.abort()
    }
  }, [router])
}
