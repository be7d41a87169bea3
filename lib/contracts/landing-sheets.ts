import * as z from 'zod'

export const sheetName = z.enum(['nda', 'business-plan', 'forecast'])
