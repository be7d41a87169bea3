/** Keeps the last few texts under a key; the one that was put in first goes first. */
export const recentTexts = (most: number) => {
  const texts = new Map<string, string>()
  return {
    put: (key: string, text: string): void => {
      texts.set(key, text)
      for (const oldest of [...texts.keys()].slice(0, texts.size - most)) texts.delete(oldest)
    },
    get: (key: string): string | null => texts.get(key) ?? null,
  }
}
