import { Tree, treeShape } from '#components/pictures/tree.tsx'
import { Picture, type PictureProps } from './picture.tsx'

/** The places of the trees on the lines of the ledger, and their heights. */
const TREES = [
  [56, 150],
  [142, 118],
  [212, 168],
  [304, 136],
  [380, 176],
  [466, 120],
] as const

const LINES = [92, 132, 172, 212, 252, 292] as const

/** Trees that grow on the ruled lines of a ledger, with the total under its double line. */
export const GrovePicture = ({ claims, label }: PictureProps) => (
  <Picture label={label}>
    <path className="art-mint" d="M0 0h640v400H0z" />
    <path className="art-sheet" d="M40 40h560v360H40z" />
    {LINES.map((y) => (
      <path key={y} className="art-rule" d={`M40 ${y}h560`} />
    ))}
    <path className="art-margin" d="M572 40v260" />
    <g className="art-leaf">
      {TREES.map(([x, height], at) => (
        <Tree
          key={x}
          shape={treeShape(at)}
          x={x}
          y={292 - height}
          width={height * 0.75}
          height={height}
        />
      ))}
    </g>
    <path className="art-double" d="M40 300h560M40 307h560" />
    <text className="art-total" x="584" y="362">
      {claims.trees}
    </text>
    <path className="art-gold" d="M572 62h48v22h-48z" />
  </Picture>
)
