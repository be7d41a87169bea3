/** Keys side by side, on the keyboards of all six languages. */
const KEY_ROWS = [
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'zxcvbnm',
  'wxcvbn',
]

const areBeside = (one = '', other = '') =>
  KEY_ROWS.some((row) => row.includes(one + other) || row.includes(other + one))

const without = (text: string, at: number) => text.slice(0, at) + text.slice(at + 1)

/** The words that one key pressed beside the right ones, or once too often, leaves. */
const withoutExtra = (typed: string) =>
  Array.from(typed).map((letter, at) => {
    const isExtra = [typed[at - 1], typed[at + 1]].some(
      (next) => next && (next === letter || areBeside(next, letter)),
    )
    return isExtra ? without(typed, at) : ''
  })

const isSwap = (typed: string, meant: string) =>
  Array.from(typed).some(
    (letter, at) => typed.slice(0, at) + typed[at + 1] + letter + typed.slice(at + 2) === meant,
  )

const isKeyBeside = (typed: string, meant: string) => {
  const wrong = Array.from(typed).flatMap((letter, at) => (letter === meant[at] ? [] : [at]))
  const [at = 0] = wrong
  return wrong.length === 1 && areBeside(typed[at], meant[at])
}

/**
 * Tells whether a hand that meant one word may have typed the other, the first letter right: two letters swapped, a
 * key beside, one too many, or one too few where that may be.
 */
export const isTypo = (
  typed: string,
  { meant, mayLack }: { meant: string; mayLack: boolean },
): boolean => {
  if (typed[0] !== meant[0]) return false
  switch (typed.length - meant.length) {
    case 0:
      return isSwap(typed, meant) || isKeyBeside(typed, meant)
    case 1:
      return withoutExtra(typed).includes(meant)
    case -1:
      return mayLack && Array.from(meant).some((_, at) => without(meant, at) === typed)
    default:
      return false
  }
}
