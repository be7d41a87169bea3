/** True if a release (`1.2.3`) came before another one. */
export const isEarlier = (release: string, other: string): boolean => {
  const [a, b] = [release.split('.').map(Number), other.split('.').map(Number)]
  const at = a.findIndex((part, index) => part !== b[index])
  return at !== -1 && (a[at] ?? 0) < (b[at] ?? 0)
}
