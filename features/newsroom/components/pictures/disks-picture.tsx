import { Picture, type PictureProps } from './picture.tsx'

/** The sizes that a claim lists, whatever words stand between them. */
const sizesOf = (storage: string): number[] => (storage.match(/\d+/g) ?? []).map(Number)

/** Disks of a pile by their place in it, the lowest first. */
const disksTo = (count: number) => Array.from({ length: Math.round(count) }, (_, at) => at + 1)

const MIDDLE = 320
const GROUND = 316
const TALLEST = 230
const RADIUS = 88
const STEP = 256

/** Storage as piles of disks: each disk holds as much as the smallest size, and so a pile is as tall as its gigabytes say. */
export const DisksPicture = ({ claims, gigabytes, label }: PictureProps) => {
  const sizes = sizesOf(claims.storage)
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)]
  const thickness = (smallest / largest) * TALLEST
  return (
    <Picture label={label}>
      <path className="art-night" d="M0 0h640v400H0z" />
      {sizes.map((size, at) => {
        const x = MIDDLE + (at - (sizes.length - 1) / 2) * STEP
        return (
          <g key={size}>
            {disksTo(size / smallest).map((height) => {
              const top = GROUND - height * thickness
              return (
                <g key={height}>
                  <path
                    className="art-disk"
                    d={`M${x - RADIUS} ${top}v${thickness}a${RADIUS} 22 0 0 0 ${2 * RADIUS} 0v${-thickness}`}
                  />
                  <ellipse className="art-lid" cx={x} cy={top} rx={RADIUS} ry="22" />
                </g>
              )
            })}
            <text className="art-size" x={x} y="382">
              {gigabytes(size)}
            </text>
          </g>
        )
      })}
      <path className="art-gold" d="M512 128h48v22h-48z" />
    </Picture>
  )
}
