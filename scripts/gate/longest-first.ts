import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take ten seconds and more, longest first: begun last, one of them would keep a core waiting at the end. */
const LONGEST = [
  'tests/services/postgresql.test.ts',
  'tests/app/api/checkout/checkout.test.ts',
  'tests/services/purchase/twenty-buyers.test.ts',
  'tests/features/checkout/payment-drivers.test.ts',
  'tests/faults/faults.test.ts',
  'tests/services/subscriptions/subscriptions-on-postgresql.test.ts',
  'tests/services/purchase/purchases-on-postgresql.test.ts',
  'tests/scripts/orders/orders-csv.test.ts',
  'tests/services/affiliates/affiliates-on-postgresql.test.ts',
]

const rankOf = ({ moduleId }: TestSpecification) => {
  const rank = LONGEST.findIndex((file) => moduleId.endsWith(file))
  return rank === -1 ? LONGEST.length : rank
}

/** Vitest's order, which goes by the size of a file where it has not been run, with the longest in front. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of Vitest
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}
