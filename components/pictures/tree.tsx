const SHAPES = {
  conifer: 'M12 1 20 12H16.5L22 22H13.5V31H10.5V22H2L7.5 12H4Z',
  broadleaf: 'M12 2a9 9 0 0 1 1.5 17.9V31h-3V19.9A9 9 0 0 1 12 2Z',
} as const

export type TreeShape = keyof typeof SHAPES

type Props = { shape: TreeShape; x?: number; y?: number; width?: number; height?: number }

/** A tree in the colour of the text, alone or at a place of a larger drawing. */
export const Tree = ({ shape, ...place }: Props) => (
  <svg viewBox="0 0 24 32" aria-hidden="true" {...place}>
    <path fill="currentColor" d={SHAPES[shape]} />
  </svg>
)

/** The shape of the tree at a place of a row: every third has leaves. */
export const treeShape = (at: number): TreeShape => (at % 3 === 1 ? 'broadleaf' : 'conifer')
