/** The keys that a variable holds: `new,old` while one takes the place of the other. The first signs, each counts (docs/operating.md, "New keys"). */
export const keysIn = (keys: string): string[] => keys.split(',').map((key) => key.trim())

/** The key that signs. */
export const presentKey = (keys: string): string => keysIn(keys)[0] ?? keys
