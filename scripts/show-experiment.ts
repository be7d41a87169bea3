// Shows what an experiment brought, and whether it can be decided: npm run experiment -- [name]
import { readExperiments } from '#services/results/experiment-records.ts'
import { showExperiment } from '#services/results/shown-experiment.ts'
import { askRows } from './ask/ask-services.ts'
import { experimentText } from './results/experiment-text.ts'
import { ownEnvironment } from './run/environment.ts'
import { main } from './run/main.ts'

await main(async () => {
  const [wanted, ...more] = process.argv.slice(2)
  if (more.length > 0) throw new Error('Name one experiment, or none to see all')
  const { CONTENT_DIR: contentFolder } = ownEnvironment().server
  const { experiments, faults } = await readExperiments(contentFolder)
  for (const fault of faults) console.error(fault)
  const shown = experiments.filter(({ name }) => wanted === undefined || name === wanted)
  if (shown.length === 0) {
    const names = experiments.map(({ name }) => name).join(', ')
    throw new Error(
      names === '' ? 'There is no experiment.' : `There is no such experiment, only ${names}.`,
    )
  }
  for (const each of shown) {
    const experiment = await showExperiment(each, { ask: askRows, now: new Date() })
    process.stdout.write(experimentText(experiment, { isWhole: wanted !== undefined }))
  }
})
