import { SheetFrame } from './sheet-frame.tsx'

type Props = {
  title: string
  /** What stands under the title: lines of text, rows of figures or a chart. */
  filler?: 'lines' | 'rows' | 'chart'
  tab?: string | undefined
}

/** A sheet seen from afar: its title can be read, the rest is only suggested. */
export const PlainSheet = ({ title, filler = 'lines', tab }: Props) => (
  <SheetFrame title={title} tab={tab}>
    <span className={filler} />
  </SheetFrame>
)
