import type { ExperimentEntry, ExperimentIndex } from '#lib/records/experiment-index.ts'

export type NamedExperiment = ExperimentEntry & { name: string }

/** The running experiments as a request asks for them; each list in order of names. */
export type RunningExperiments = {
  onPage: (path: string) => readonly NamedExperiment[]
  /** Those that share no visitor with one another. */
  inLayer: (layer: string) => readonly NamedExperiment[]
  /** The page that a path is an arm of. */
  pageOfArm: (path: string) => string | undefined
}

const NONE: readonly NamedExperiment[] = []

const groupedBy = (experiments: readonly NamedExperiment[], key: 'page' | 'layer') => {
  const groups = new Map<string, NamedExperiment[]>()
  for (const experiment of experiments) {
    const group = groups.get(experiment[key])
    if (group) group.push(experiment)
    else groups.set(experiment[key], [experiment])
  }
  return (of: string) => groups.get(of) ?? NONE
}

/** Orders an index for requests, whose time does not depend on how many experiments run. */
export const orderExperiments = (index: ExperimentIndex): RunningExperiments => {
  const experiments = Object.entries(index)
    .flatMap(([name, entry]) => (entry ? [{ ...entry, name }] : []))
    .toSorted((left, right) => (left.name < right.name ? -1 : 1))
  // The first of two that name one arm counts, and the last of two entries stays in a map.
  const arms = new Map(
    experiments
      .toReversed()
      .flatMap(({ page, arms: own }) =>
        own.flatMap(([, , arm]) => (arm === undefined ? [] : [[arm, page] as const])),
      ),
  )
  return {
    onPage: groupedBy(experiments, 'page'),
    inLayer: groupedBy(experiments, 'layer'),
    pageOfArm: (path) => arms.get(path),
  }
}
