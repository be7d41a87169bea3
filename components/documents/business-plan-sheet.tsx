import { Clauses } from './clauses.tsx'
import { FillIn } from './fill-in.tsx'
import { SheetFrame } from './sheet-frame.tsx'

type Props = {
  words: {
    title: string
    note: string
    clauses: readonly { name: string; text: string }[]
    chart: string
  }
  tab?: string | undefined
}

/** One below each bar of the chart. */
const QUARTERS = [1, 2, 3, 4, 5] as const

/** A page of a business plan: a summary and a chart of the quarters to come. */
export const BusinessPlanSheet = ({ words, tab }: Props) => (
  <SheetFrame title={words.title} note={<FillIn text={words.note} />} tab={tab}>
    <Clauses clauses={words.clauses} />
    <strong>{words.chart}</strong>
    <span className="chart" />
    <span className="quarters">
      {QUARTERS.map((quarter) => (
        <i key={quarter}>{quarter}</i>
      ))}
    </span>
  </SheetFrame>
)
