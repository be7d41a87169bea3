import { checkHouse } from './check/check-house.ts'
import { report } from './check/report.ts'
import { unusedStyles } from './check/unused-styles.ts'

const root = process.cwd()

report([...checkHouse(root), ...unusedStyles(root)], 'The house rules hold.')
