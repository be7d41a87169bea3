import { SheetFrame } from './sheet-frame.tsx'

/** What stands under the title of a sheet that is seen from afar: lines of text, rows of figures or a chart. */
export type Filler = 'lines' | 'rows' | 'chart'

type Props = {
  title: string
  filler?: Filler
  tab?: string | undefined
}

/** A sheet seen from afar: its title can be read, the rest is only suggested. */
export const PlainSheet = ({ title, filler = 'lines', tab }: Props) => (
  <SheetFrame title={title} tab={tab}>
    <span className={filler} />
  </SheetFrame>
)
