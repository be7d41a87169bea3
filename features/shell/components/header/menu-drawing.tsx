/** Lines of each drawing in a field of 28 × 28; the group's own thing in few strokes. */
const STROKES = {
  team: 'M4 23V12h6v11M11 23V6h6v17M18 23V15h6v8',
  communication: 'M4 6h14v9H10l-4 4v-4H4zM13 18h7l3 3v-3h1v-8h-3',
  work: 'M5 8l2 2 4-4M14 8h9M5 15l2 2 4-4M14 15h9M5 22l2 2 4-4M14 22h9',
  documents: 'M7 3h10l5 5v17H7zM17 3v5h5M10 13h9M10 17h9M10 21h5',
  department: 'M4 5h20v18H4zM4 11h20M4 17h20M12 8h4M12 14h4M12 20h4',
  type: 'M9 3h11v17H9zM9 7H6v17h11v-4M12 8h5M12 12h5',
  topic: 'M4 8h8l2 3h10v12H4zM8 15h12M8 19h8',
  language: 'M4 14h20M14 4c-7 7-7 13 0 20 7-7 7-13 0-20zM14 4a10 10 0 1 0 0 20 10 10 0 0 0 0-20z',
} as const

/** Names of the drawings. */
export type MenuDrawingName = keyof typeof STROKES

/** A small line drawing beside a group of a menu; always decorative. */
export const MenuDrawing = ({ name }: { name: MenuDrawingName }) => (
  <svg viewBox="0 0 28 28" className="menu-drawing" aria-hidden="true">
    <path d={STROKES[name]} />
  </svg>
)
