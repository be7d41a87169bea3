import { report } from './check/report.ts'
import { checkImports } from './import-law/check-imports.ts'

report(checkImports(process.cwd()), 'The import law holds.')
