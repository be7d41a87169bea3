import type { Line, Part } from './document-text.ts'

/** What stands in the margin of a text. */
type Note = Extract<Part, { kind: 'note' }>

/** Parts that stand below each other, with the notes in the margin beside them. */
type Stretch = { parts: readonly Part[]; notes: readonly Note[] }

/** A text up to its half. */
export type FirstHalf = {
  stretches: readonly Stretch[]
  /** How many rows are shown of a table that the half ends in: its formulas need the others. */
  rows: number | undefined
  /** The headings of what comes after. */
  rest: readonly string[]
}

/** Letters that a blank counts as, and a figure. */
const BLANK = 12
const FIGURE = 6

/** A table shows its head and enough to tell what it is. */
const LEAST_ROWS = 3

const NOTES = 3

/** As far as a text is shown for the sake of its notes. */
const MOST_SHOWN = 2 / 3

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const lineWeight = (line: Line) =>
  sum(line.map((piece) => (piece.kind === 'words' ? piece.words.length : BLANK)))

const rowWeights = ({ table }: Extract<Part, { kind: 'table' }>) =>
  table.rows.map((cells) =>
    sum(cells.map((cell) => (cell.kind === 'line' ? lineWeight(cell.line) : FIGURE))),
  )

/** How much there is to read of a part, in letters; notes stand beside the text. */
const weightOf = (part: Part): number => {
  switch (part.kind) {
    case 'clause':
    case 'heading':
      return part.heading.length
    case 'paragraph':
      return sum(part.lines.map(lineWeight))
    case 'list':
      return sum(part.items.map(lineWeight))
    case 'table':
      return sum(rowWeights(part))
    case 'signatures':
      return sum(part.places.map(lineWeight))
    case 'note':
      return 0
  }
}

/** How many of some weights there is room for, the one included that crosses the end. */
const fitting = (weights: readonly number[], room: number) => {
  let left = room
  const at = weights.findIndex((weight) => (left -= weight) <= 0)
  return at === -1 ? weights.length : at + 1
}

type Cut = { parts: Part[]; rows: number | undefined }

const isHeading = ({ kind }: Part) => kind === 'clause' || kind === 'heading'

const isNote = (part: Part): part is Note => part.kind === 'note'

/** A part up to where the half ends: some entries of a list, some rows of a table. */
const cutOf = (part: Part, room: number): { part: Part; rows?: number } => {
  if (part.kind === 'list') {
    return {
      part: { ...part, items: part.items.slice(0, fitting(part.items.map(lineWeight), room)) },
    }
  }
  if (part.kind !== 'table') return { part }
  const rows = Math.max(LEAST_ROWS, fitting(rowWeights(part), room))
  return rows < part.table.rows.length ? { part, rows } : { part }
}

/** The parts of the half with all their notes; the text goes on a little where it has too few of them by then. */
const shownParts = (parts: readonly Part[]): Cut & { end: number } => {
  const total = sum(parts.map(weightOf))
  const shown: Part[] = []
  let [seen, end] = [0, 0]
  let rows: number | undefined
  for (const part of parts) {
    const hasNotes = shown.filter(isNote).length >= NOTES
    const isEnd =
      seen >= total / 2 && (hasNotes || rows !== undefined || seen >= total * MOST_SHOWN)
    if (isEnd && !isNote(part)) break
    const cut = cutOf(part, total * (seen < total / 2 ? 1 / 2 : MOST_SHOWN) - seen)
    shown.push(cut.part)
    rows ??= cut.rows
    seen += weightOf(part)
    end += 1
  }
  // A heading that nothing follows tells what comes after.
  while (shown.slice(-1).some(isHeading)) {
    shown.pop()
    end -= 1
  }
  return { parts: shown, rows, end }
}

/** Parts in stretches: each begins with a heading, or after a note. */
const stretchesOf = (parts: readonly Part[]): Stretch[] => {
  const stretches: { parts: Part[]; notes: Note[] }[] = []
  for (const part of parts) {
    const last = stretches.at(-1)
    if (isNote(part)) last?.notes.push(part)
    else if (!last || isHeading(part) || last.notes.length > 0) {
      stretches.push({ parts: [part], notes: [] })
    } else last.parts.push(part)
  }
  return stretches
}

/** First, last, and one between them. */
const spread = <Value>(values: readonly Value[]): Value[] =>
  values.filter((_value, at) =>
    [0, Math.floor((values.length - 1) / 2), values.length - 1].includes(at),
  )

/** The notes that are shown: one beside each of three stretches where there are so many, in plain words rather than of a law. */
const chosenNotes = (stretches: readonly Stretch[]): ReadonlySet<Note> => {
  const noted = stretches.filter(({ notes }) => notes.length > 0)
  const plain = noted.flatMap(
    ({ notes }) => notes.find(({ law }) => law === null) ?? notes.slice(0, 1),
  )
  // The last first: a text that has few of them ends with a table, which they stand below.
  const all = noted.toReversed().flatMap(({ notes }) => notes)
  return new Set(
    plain.length >= NOTES ? spread(plain) : [...new Set([...plain, ...all])].slice(0, NOTES),
  )
}

/** A text up to its half, with three of its notes beside what they explain, and what comes after by its headings. */
export const firstHalf = (parts: readonly Part[]): FirstHalf => {
  const { parts: shown, rows, end } = shownParts(parts)
  const stretches = stretchesOf(shown)
  const chosen = chosenNotes(stretches)
  return {
    stretches: stretches.map((stretch) => ({
      ...stretch,
      notes: stretch.notes.filter((note) => chosen.has(note)),
    })),
    rows,
    rest: parts
      .slice(end)
      .flatMap((part) => (part.kind === 'clause' || part.kind === 'heading' ? [part.heading] : [])),
  }
}
