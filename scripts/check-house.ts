import { checkHouse } from './check/check-house.ts'
import { report } from './check/report.ts'

report(checkHouse(process.cwd()), 'The house rules hold.')
