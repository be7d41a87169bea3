/** True if the visitor's connection is slow, or data is to be saved (S2 §4). */
export const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (typeof connection !== 'object' || connection === null) return false
  return (
    Reflect.get(connection, 'saveData') === true ||
    `${Reflect.get(connection, 'effectiveType')}`.includes('2g')
  )
}
