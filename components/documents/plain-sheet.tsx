import { SheetFrame } from './sheet-frame.tsx'

/** The content under the title of a sheet that is seen from afar: lines of text, rows of figures or a chart. */
export type Filler = 'lines' | 'rows' | 'chart'

type Props = {
  title: string
  filler?: Filler
  /** Address of a drawing of what stands under such a title; lines stand in for one that there is none of. */
  picture?: string | undefined
  tab?: string | undefined
}

/** A sheet seen from afar: its title can be read, the rest is only suggested. */
export const PlainSheet = ({ title, filler = 'lines', picture, tab }: Props) => (
  <SheetFrame title={title} tab={tab}>
    {picture ? (
      // oxlint-disable-next-line nextjs/no-img-element -- a drawing, there is nothing to optimise
      <img src={picture} width={210} height={262} alt="" loading="lazy" decoding="async" />
    ) : (
      <span className={filler} />
    )}
  </SheetFrame>
)
