/** A value that the browser keeps as JSON under a key of `storage-keys.ts`; where it keeps nothing, it reads as `null`. */
export const storedValue = (area: 'localStorage' | 'sessionStorage', key: string) => {
  const attempt = (work: (storage: Storage) => unknown): unknown => {
    try {
      return work(window[area])
    } catch (error) {
      // Storage that is refused, full or missing, or text that is no JSON.
      if (error instanceof Error) return null
      throw error
    }
  }
  return {
    read: () => attempt((storage): unknown => JSON.parse(storage.getItem(key) ?? 'null')),
    /** Without a value the key is erased. */
    write: (value?: unknown) => {
      attempt((storage) => {
        if (value === undefined) storage.removeItem(key)
        else storage.setItem(key, JSON.stringify(value))
      })
    },
  }
}
