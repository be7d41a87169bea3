import { resolve } from 'node:path'
import { subscribe } from '@parcel/watcher'

type Following = {
  folders: readonly string[]
  /** Which of their files count; all of them without it. */
  files?: RegExp
  /** Ends the following. */
  signal: AbortSignal
  run: () => Promise<unknown>
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
    folders.map((folder) =>
      subscribe(resolve(folder), (error, events) => {
        if (error) console.error(`Changes below ${folder} are not seen: ${error.message}`)
        if (events.some(({ path }) => files.test(path))) void follow()
      }),
    ),
  )
  const stop = () => Promise.all(watched.map((each) => each.unsubscribe()))
  if (signal.aborted) await stop()
  else signal.addEventListener('abort', () => void stop(), { once: true })
}
