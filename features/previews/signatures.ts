import { SHEET, line, rule } from './sheet.ts'

/** Two places to sign, side by side at the foot of a sheet, each with who signs below it. */
export const signatures = (names: readonly [string, string], bottom: number): string => {
  const half = SHEET.width / 2
  return names
    .map((name, at) => {
      const x = at === 0 ? SHEET.margin : half + 10
      const width = half - SHEET.margin - 10
      return rule({ x, y: bottom - 14, width }) + line({ x, y: bottom - 4, text: name })
    })
    .join('')
}
