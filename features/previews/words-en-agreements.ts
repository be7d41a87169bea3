import type { SheetWords } from './sheet-words.ts'

type Contract = SheetWords['lease']

const licence: Contract = {
  lead: '[Licensor] allows [licensee] to use [the work] as this agreement says.',
  clauses: [
    ['1. Grant', 'The licence is not exclusive, cannot be transferred and covers [Canada].'],
    ['2. Fee', 'The licensee pays [$450] a month for up to [25] users.'],
    ['3. Support', 'Faults that stop work are answered within [four hours] on working days.'],
    ['4. Ownership', 'All rights in the work and in changes to it stay with the licensor.'],
    [
      '5. Data',
      'What the licensee enters stays theirs, and is handed over within [30 days] of the end.',
    ],
    ['6. Term', 'It runs for [one year] and on from year to year, until notice of [60 days].'],
  ],
  signatures: ['Licensor', 'Licensee'],
}

const distribution: Contract = {
  lead: '[Supplier] appoints [distributor] for [products] in [territory].',
  clauses: [
    ['1. Territory', 'The distributor sells in [territory] and answers no orders from outside it.'],
    [
      '2. Targets',
      'At least [1,200] units are ordered a year, [300] of them in the first quarter.',
    ],
    ['3. Prices', 'The discount on the list price is [35%]. New prices hold after [60 days].'],
    ['4. Delivery', 'Orders are confirmed within [three] working days and shipped within [ten].'],
    [
      '5. Brand',
      'The distributor uses the names and signs as the guide shows them, and no others.',
    ],
    ['6. End', 'After [two years], either party may end it by [90 days’] notice.'],
  ],
  signatures: ['Supplier', 'Distributor'],
}

const amendment: Contract = {
  lead: 'To the agreement of [date] between [first party] and [second party].',
  clauses: [
    ['1. Change', 'Clause [4] reads from [date] on: [“The fee is $1,900 a month.”]'],
    ['2. Addition', 'After clause [7] comes: [“Travel above 50 km is paid by the kilometre.”]'],
    ['3. Term', 'The agreement runs until [date] instead of [date].'],
    ['4. All else', 'What is not named here stays as it was agreed.'],
    ['5. Effect', 'The change takes effect once both parties have signed it, on the later date.'],
  ],
  signatures: ['First party', 'Second party'],
}

const ending: Contract = {
  lead: '[First party] and [second party] end the agreement of [date].',
  clauses: [
    ['1. Last day', 'The agreement ends on [date]. Until then each party does what it owes.'],
    ['2. Settlement', '[First party] pays [$12,500] by [date], for all that has been done so far.'],
    ['3. Return', 'Keys, papers and equipment are returned within [ten days], against a receipt.'],
    ['4. Release', 'With this payment, neither party has further claims against the other.'],
    ['5. Confidentiality', 'What was confidential stays so. Neither speaks ill of the other.'],
  ],
  signatures: ['First party', 'Second party'],
}

const services: Contract = {
  lead: 'Between [client] and [contractor], for the work in clause 1.',
  clauses: [
    ['1. Work', 'The contractor delivers [what is described in schedule A] by [date].'],
    [
      '2. Price',
      'The price is [$7,200], in three parts: [30%] now, [40%] halfway, the rest at the end.',
    ],
    ['3. Changes', 'What the client adds is priced in writing before it is begun.'],
    ['4. Acceptance', 'The client tests within [ten days]. What is not refused then is accepted.'],
    ['5. Rights', 'Once paid for, the result belongs to the client.'],
    [
      '6. Liability',
      'Each party answers for damage up to [the price], and for intent without limit.',
    ],
  ],
  signatures: ['Client', 'Contractor'],
}

const deed: Contract = {
  lead: 'I, [name], of [address], declare as follows.',
  clauses: [
    ['1. Appointment', 'I appoint [name] to act for me in [the sale of the property at address].'],
    ['2. Powers', 'They may sign, receive and give receipts, as I could myself.'],
    ['3. Limits', 'They may not give gifts, or appoint another in their place.'],
    ['4. Duration', 'This holds from [date] until [date], or until I revoke it in writing.'],
    ['5. Law', 'The law of [place] applies.'],
  ],
  signatures: ['Signed', 'Witness'],
}

export const agreements = { licence, distribution, amendment, ending, services, deed }
