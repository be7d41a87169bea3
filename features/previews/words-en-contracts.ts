import type { SheetWords } from './sheet-words.ts'

type Contract = SheetWords['lease']

const lease: Contract = {
  lead: 'This lease is made on [date] between [landlord] and [tenant].',
  clauses: [
    [
      '1. Premises',
      'The landlord lets the [120 m²] on the ground floor of [address], for use as a [shop].',
    ],
    [
      '2. Term',
      'It begins on [date] and runs for [five years]. The tenant may extend it once by [three].',
    ],
    [
      '3. Rent',
      'The rent is [$2,400] a month, due on the [first] day. It rises with the price index, once a year.',
    ],
    [
      '4. Deposit',
      'A deposit of [three] months’ rent is returned within [30 days] after the keys are.',
    ],
    [
      '5. Repairs',
      'The landlord keeps roof, walls and heating in order; the tenant, what is used every day.',
    ],
    [
      '6. Ending',
      'If rent is late by [30 days], the landlord may end the lease by written notice.',
    ],
  ],
  signatures: ['Landlord', 'Tenant'],
}

const employment: Contract = {
  lead: 'Between [company], the employer, and [name], the employee.',
  clauses: [
    ['1. Position', 'The employee begins on [date] as [job title] and reports to [name].'],
    [
      '2. Probation',
      'During the first [three months], either party may end this contract with [two weeks’] notice.',
    ],
    [
      '3. Hours',
      'The week has [40] hours, from Monday to Friday, with a break of [one hour] a day.',
    ],
    ['4. Pay', 'The salary is [$58,000] a year, paid on the last working day of each month.'],
    ['5. Leave', 'The employee has [20] days of paid leave a year, agreed beforehand.'],
    [
      '6. Confidentiality',
      'What the employee learns about customers and prices stays confidential afterwards.',
    ],
  ],
  signatures: ['For the employer', 'Employee'],
}

const confidentiality: Contract = {
  lead: 'Between [first company] and [second company], who wish to talk about [a project].',
  clauses: [
    [
      '1. What is confidential',
      'All that is marked confidential, or declared so in writing within [five days].',
    ],
    [
      '2. What is not',
      'What was known before, is public, or was received from somebody free to tell it.',
    ],
    [
      '3. Use',
      'The receiving party uses it for [the project] alone and shows it only to staff who need it.',
    ],
    ['4. Return', 'On request, all copies are returned or destroyed within [ten days].'],
    ['5. Duration', 'These duties last for [three years] after the last conversation.'],
    ['6. Breach', 'A breach cannot be made good by money alone: a court may order it to stop.'],
  ],
  signatures: ['First company', 'Second company'],
}

const loan: Contract = {
  lead: 'On [date], [lender] lends [borrower] the sum of [$25,000].',
  clauses: [
    ['1. Interest', 'The loan bears interest of [6%] a year on what is still owed.'],
    [
      '2. Repayment',
      'It is repaid in [48] monthly payments of [$587.13], the first one on [date].',
    ],
    ['3. Early payment', 'The borrower may repay all or part at any time, without a fee.'],
    ['4. Late payment', 'A payment late by more than [15 days] bears a further [2%] a year.'],
    ['5. Security', 'The borrower pledges [a delivery van], which stays in their use meanwhile.'],
    ['6. Default', 'If [two] payments in a row are missed, the whole balance falls due at once.'],
  ],
  signatures: ['Lender', 'Borrower'],
}

const sale: Contract = {
  lead: '[Seller] sells to [buyer] what clause 1 describes.',
  clauses: [
    [
      '1. Goods',
      '[One oven, model and serial number], in the condition in which the buyer has seen it.',
    ],
    ['2. Price', 'The price is [$8,900]: [$2,000] on signing, the rest on delivery.'],
    ['3. Delivery', 'The seller delivers to [address] by [date], at the seller’s risk until then.'],
    [
      '4. Title',
      'The goods are free of claims of others. They become the buyer’s once they are paid for.',
    ],
    [
      '5. Warranty',
      'Defects that show within [twelve months] are repaired or the price is reduced.',
    ],
    ['6. Inspection', 'The buyer reports what can be seen within [seven days] of delivery.'],
  ],
  signatures: ['Seller', 'Buyer'],
}

const partnership: Contract = {
  lead: 'Between [first partner] and [second partner], who run [business] together.',
  clauses: [
    [
      '1. Contributions',
      '[First partner] brings in [$40,000]; [second partner], the equipment on the list.',
    ],
    [
      '2. Shares',
      'Profit and loss are shared [60] to [40], after the accounts of the year are agreed.',
    ],
    ['3. Decisions', 'Each decides daily matters. Above [$5,000], and for loans, both must sign.'],
    ['4. Drawings', 'Each may draw [$3,500] a month on account of profit.'],
    [
      '5. Leaving',
      'Who leaves gives [six months’] notice; the other has the first right to the share.',
    ],
    ['6. Value', 'The share is valued by [an accountant] and paid in [twelve] instalments.'],
  ],
  signatures: ['First partner', 'Second partner'],
}

export const contracts = { lease, employment, confidentiality, loan, sale, partnership }
