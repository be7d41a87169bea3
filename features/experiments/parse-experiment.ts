import { readRecordJson, recordReader } from '#lib/records/parse-record.ts'
import { experimentRecord, type ExperimentRecord } from './experiment-record.ts'

const asExperiment = recordReader(experimentRecord, 'experiment')

/** Reads the text of a record file; throws a `RecordError` that names `source` and field. */
export const parseExperiment = (text: string, source: string): ExperimentRecord =>
  asExperiment(readRecordJson(text, source), source)
