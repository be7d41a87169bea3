const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Resolves on the first signal that asks this process to end; later ones are ignored while it stops. */
export const stopSignal = async (): Promise<NodeJS.Signals> =>
  new Promise((resolve) => {
    for (const signal of SIGNALS) process.on(signal, resolve)
  })
