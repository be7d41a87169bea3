import type { Quote } from './quote-contract.ts'

/** The discount from the list price, as receipts write it; `null` where the price book does not let it be shown (S2 §3). */
export const shownSaving = ({
  list,
  amount,
  percentOff,
  isSavingShown,
}: Pick<Quote, 'list' | 'amount' | 'percentOff' | 'isSavingShown'>): {
  percent: number
  amount: number
} | null => (isSavingShown && list > amount ? { percent: percentOff, amount: list - amount } : null)
