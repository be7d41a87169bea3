import { basename, dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { servedBuild } from '../run/builds.ts'

type Following = {
  /** The build that runs; others stand beside it. */
  build: string
  deploy: (build: string) => Promise<void>
  say: (line: string) => void
}

const LOOK_MS = 1000

/**
 * Deploys each build that becomes the served one from now on, one after the other; one that fails is said, and what runs goes on.
 * `stop` ends once a deploy that is under way has.
 */
export const followBuilds = ({ build: first, deploy, say }: Following) => {
  const stopping = new AbortController()
  const parent = dirname(first)
  let last: string | undefined = first

  const take = async (build: string) => {
    const name = basename(build)
    say(`Build ${name} takes the place of what runs, one process after the other.`)
    try {
      await deploy(build)
      say(`Build ${name} is served.`)
    } catch (error) {
      say(
        `Build ${name} is not served by all: ${error instanceof Error ? error.message : String(error)} What runs goes on.`,
      )
    }
  }

  const follow = async () => {
    while (!stopping.signal.aborted) {
      const next = servedBuild(parent)
      if (next && next !== last) {
        last = next
        await take(next)
      }
      await pause(LOOK_MS)
    }
  }

  const following = follow()
  return {
    stop: async () => {
      stopping.abort()
      await following
    },
  }
}
