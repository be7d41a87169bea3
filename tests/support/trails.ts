import { readFileSync } from 'node:fs'
import { posix } from 'node:path'

const DOCUMENT = 'docs/architecture.md'

/** The files of a trail of the architecture's guide, by the start of its heading, in their order. */
export const trailOf = (name: string): string[] => {
  const section = readFileSync(DOCUMENT, 'utf8')
    .split('\n### ')
    .find((part) => part.startsWith(name))
  const base = /begin with `…\/` stand below `([^`]+)`/.exec(section ?? '')?.[1] ?? ''
  return [...(section ?? '').matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path = '']) =>
    posix.normalize(path.replace('…/', base)),
  )
}
