import { StaticPrefetchDisabled } from 'next/dist/shared/lib/app-router-types.js'

/** What Next knows of the prefetching of a segment and of those below it. */
type Hints = { hints: number; slots: { children: Hints } | null }

const hintsBelow = (depth: number): Hints => ({
  hints: StaticPrefetchDisabled,
  slots: depth === 0 ? null : { children: hintsBelow(depth - 1) },
})

const isPage = (file: string) => file.endsWith('/page')

/**
 * Hints by page that say of every segment that nothing prefetches it. `routes` are the pages of a build by their file,
 * such as `/[locale]/(site)/page`: each part of it is a segment, groups too.
 */
export const unprefetched = (routes: Readonly<Record<string, string>>): Record<string, Hints> =>
  Object.fromEntries(
    Object.entries(routes)
      .filter(([file]) => isPage(file))
      .map(([file, page]) => [page, hintsBelow(file.split('/').length - 1)]),
  )
