/** A function that a page runs by itself until `signal` aborts; one that returns a promise may fail later, too. */
export type Behaviour = (signal: AbortSignal) => void | Promise<void>

/** Starts behaviours in their order; one that throws is reported and stops itself alone. */
export const runBehaviours = (behaviours: readonly Behaviour[], signal: AbortSignal): void => {
  const run = async (behaviour: Behaviour) => {
    const own = new AbortController()
    const stop = () => own.abort()
    signal.addEventListener('abort', stop)
    try {
      await behaviour(own.signal)
    } catch (error) {
      stop()
      reportError(error)
    }
  }
  for (const behaviour of behaviours) void run(behaviour)
}

type Fetched = {
  /** Whether this page, or this visit of it, needs the behaviour. */
  isNeeded: () => boolean
  fetchIt: () => Promise<Behaviour>
}

/** A behaviour whose code only those pages fetch that need it. */
export const fetchedWhen =
  ({ isNeeded, fetchIt }: Fetched): Behaviour =>
  async (signal) => {
    if (!isNeeded()) return
    const behaviour = await fetchIt()
    if (!signal.aborted) await behaviour(signal)
  }
