/** A browser that refuses storage throws, and some web views have none; what was kept may be no JSON. */
const EXPECTED = [DOMException, TypeError, SyntaxError]

const attempt = <Value>(work: () => Value): Value | null => {
  try {
    return work()
  } catch (error) {
    if (EXPECTED.some((kind) => error instanceof kind)) return null
    throw error
  }
}

/** A value that the browser keeps as JSON under a key of `storage-keys.ts`; where it keeps nothing, it reads as `null`. */
export const storedValue = (area: 'localStorage' | 'sessionStorage', key: string) => ({
  read: (): unknown => attempt((): unknown => JSON.parse(window[area].getItem(key) ?? 'null')),
  write: (value: unknown) => {
    attempt(() => window[area].setItem(key, JSON.stringify(value)))
  },
  erase: () => {
    attempt(() => window[area].removeItem(key))
  },
})
