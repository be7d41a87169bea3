import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { subscribe, type AsyncSubscription } from '@parcel/watcher'

type Following = {
  folders: readonly string[]
  /** Which of their files count; all of them without it. */
  files?: RegExp
  /** Ends the following. */
  signal: AbortSignal
  run: () => Promise<unknown>
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/** What the system calls a watch of a folder that has gone, and the watch with it (inotify(7), `EINVAL`). */
const HAS_GONE = 'Invalid argument'

const endWatch = async (watch: AsyncSubscription | undefined) => {
  try {
    await watch?.unsubscribe()
  } catch (error) {
    if (!(error instanceof Error && error.message.includes(HAS_GONE))) throw error
  }
}

type Watching = { files: RegExp; follow: () => void }

/**
 * Tells of changes below a folder; gives what ends that. A new folder is watched by watching anew: of several that are made one in the other,
 * the inner ones are there before the outer one is watched.
 */
const watchFolder = async (folder: string, { files, follow }: Watching) => {
  let hasEnded = false
  let current = Promise.resolve<AsyncSubscription | undefined>(undefined)
  const start = () =>
    subscribe(folder, (error, events) => {
      if (error) console.error(`Changes below ${folder} are not seen: ${error.message}`)
      if (events.some(({ path }) => files.test(path))) follow()
      if (events.some(({ type, path }) => type === 'create' && isFolder(path))) restart()
    })
  const restart = () => {
    current = current.then(async (last) => {
      await endWatch(last)
      return hasEnded ? undefined : start()
    })
    // For what came in between.
    void current.then(follow)
  }
  current = start()
  await current
  return async () => {
    hasEnded = true
    await endWatch(await current)
  }
}

/**
 * Runs something after each change below folders, one run at a time, until the signal; resolves once it follows. Folders are watched and not
 * files: a watch on a file, such as `node --watch`, is lost with the file that an editor's safe write or a checkout replaces.
 */
export const afterChanges = async ({
  folders,
  files = /./,
  signal,
  run,
}: Following): Promise<void> => {
  let [isRunning, isChanged] = [false, false]
  const follow = async () => {
    isChanged = true
    if (isRunning) return
    isRunning = true
    while (isChanged && !signal.aborted) {
      isChanged = false
      await run()
    }
    isRunning = false
  }
  const watched = await Promise.all(
    folders.map((folder) => watchFolder(resolve(folder), { files, follow: () => void follow() })),
  )
  const stop = () => Promise.all(watched.map((end) => end()))
  if (signal.aborted) await stop()
  else signal.addEventListener('abort', () => void stop(), { once: true })
}
