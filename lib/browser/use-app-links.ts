import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { closest } from './closest.ts'
import { isPlainClick } from './plain-click.ts'

/** Follows plain clicks on links marked with `data-app-link` within the app, wherever they stand in the page. */
export const useAppLinks = (): void => {
  const router = useRouter()
  useEffect(() => {
    const stop = new AbortController()
    const follow = (event: MouseEvent) => {
      const link = closest<HTMLAnchorElement>(event, 'a[data-app-link]')
      if (!link || !isPlainClick(event)) return
      event.preventDefault()
      router.push(link.pathname)
    }
    document.addEventListener('click', follow, { signal: stop.signal })
    return () => {
      stop.abort()
    }
  }, [router])
}
