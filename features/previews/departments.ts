import type { Department } from '#lib/config/template-kinds.ts'

/** The colour of each department, and a light tint of it, as on the tabs of an index: for sheets and drawers, never for actions. */
export const DEPARTMENT_COLOURS = {
  legal: { colour: '#1f4470', tint: '#e8eef5' },
  administration: { colour: '#6a4a72', tint: '#f2ebf3' },
  'human-resources': { colour: '#0b6b4f', tint: '#e7f1ed' },
  'finance-and-accounting': { colour: '#82560f', tint: '#f7efdf' },
  'sales-and-marketing': { colour: '#9c3f2c', tint: '#f8eae6' },
  'production-and-operations': { colour: '#2f6470', tint: '#e5eff1' },
} as const satisfies Record<Department, { colour: string; tint: string }>
