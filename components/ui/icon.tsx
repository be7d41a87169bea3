const PATHS = {
  check: 'M2 8.5 6 12.5 14 3.5',
  cross: 'M3 3 13 13M13 3 3 13',
  minus: 'M2 8H14',
  arrow: 'M1.5 8H14M9 3 14 8 9 13',
  down: 'M3 5.5 8 10.5 13 5.5',
  search: 'M7 2a5 5 0 1 0 0 10A5 5 0 0 0 7 2M11 11l3.5 3.5',
  plus: 'M8 2V14M2 8H14',
  menu: 'M1.5 2.5H14.5M1.5 8H14.5M1.5 13.5H14.5',
  play: 'M4 2.5V13.5L13 8Z',
  warning: 'M8 2V9M8 13V13.5',
} as const

type IconName = keyof typeof PATHS

type Props = { name: IconName; className?: string }

/** A 16 px icon drawn with a 3 px stroke in the colour of the text; always decorative (S2 §9). */
export const Icon = ({ name, className = '' }: Props) => (
  <svg viewBox="0 0 16 16" className={`icon ${className}`} aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
)
