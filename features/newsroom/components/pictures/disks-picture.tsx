import { Picture, type PictureProps } from './picture.tsx'

/** The sizes that a claim lists, whatever words stand between them. */
const sizesOf = (storage: string): number[] => (storage.match(/\d+/g) ?? []).map(Number)

const GROUND = 340
const TALLEST = 250
const STEP = 94

/** Storage as columns of disks: each is as tall as its gigabytes say, and the outer two name them. */
export const DisksPicture = ({ claims, gigabytes, label }: PictureProps) => {
  const sizes = sizesOf(claims.storage)
  const largest = Math.max(...sizes)
  return (
    <Picture label={label}>
      <path className="art-night" d="M0 0h640v400H0z" />
      {sizes.map((size, at) => {
        const x = 48 + at * STEP
        const height = (size / largest) * TALLEST
        const top = GROUND - height
        return (
          <g key={size}>
            <path className="art-disk" d={`M${x} ${top}v${height}a37 12 0 0 0 74 0V${top}`} />
            <ellipse className="art-lid" cx={x + 37} cy={top} rx="37" ry="12" />
            <text className="art-size" x={x + 37} y="384">
              {at === 0 || at === sizes.length - 1 ? gigabytes(size) : size}
            </text>
          </g>
        )
      })}
      <path className="art-gold" d="M100 292h34v16h-34z" />
    </Picture>
  )
}
