import { median } from './median.ts'

type Measure = () => Promise<number>

/** Medians over all rounds, and the median of the ratios within each round. */
export type Compared = { floor: number; figure: number; ratio: number }

/** Measures floor and figure in turn, each first in every other round, so that drift of the machine hits both. */
export const inTurn = async ({
  rounds,
  floor,
  figure,
}: {
  rounds: number
  floor: Measure
  figure: Measure
}): Promise<Compared> => {
  const floors: number[] = []
  const figures: number[] = []
  const measureFloor = async () => floors.push(await floor())
  const measureFigure = async () => figures.push(await figure())
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? [measureFloor, measureFigure] : [measureFigure, measureFloor]
    for (const measure of order) await measure()
  }
  const ratios = figures.map((value, round) => value / (floors[round] ?? Number.NaN))
  return { floor: median(floors), figure: median(figures), ratio: median(ratios) }
}
