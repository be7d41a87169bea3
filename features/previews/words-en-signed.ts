import type { SheetWords } from './sheet-words.ts'

type Contract = SheetWords['agreement']

/** What holds for every agreement, and for every other document that is signed. */
const agreement: Contract = {
  lead: 'Made on [date], at [place], between those named in clause 1.',
  clauses: [
    ['1. Parties', '[Name and address of each party], and who signs for each of them.'],
    ['2. Subject', '[What the parties agree on], as the schedule describes it.'],
    ['3. Duties', '[Who does what], by [date], and [what is given in return].'],
    ['4. Term', 'In force from [date] until [date], or until ended in writing.'],
    ['5. Changes', 'They take effect once both parties have signed.'],
    ['6. Law', 'The law of [place] applies. Each party receives a signed copy.'],
  ],
  signatures: ['First party', 'Second party'],
}

const instrument: Contract = {
  lead: 'Signed on [date], at [place], by [name].',
  clauses: [
    ['1. Who signs', '[Full name or company name], of [address].'],
    ['2. Content', '[What is declared or decided], as the schedule states it in full.'],
    ['3. Effect', 'In force from [date] until [date], or until replaced.'],
    ['4. Changes', 'They are made in the form that the law requires for this document.'],
    ['5. Copies', 'One copy is kept by [name]; [number] are given to [names].'],
    ['6. Law', 'The law of [place] applies.'],
  ],
  signatures: ['Signed', 'Witness'],
}

const shareholders: Contract = {
  lead: 'Between the shareholders of [company], who are listed in clause 1.',
  clauses: [
    ['1. Shares', '[First holder] owns [60] shares; [second holder] owns [40].'],
    [
      '2. Board',
      'Each holder of [25%] or more names one director. The board meets [four] times a year.',
    ],
    ['3. Consent', 'New shares, loans and the sale of the company need the consent of [all].'],
    [
      '4. Transfer',
      'A holder who wishes to sell offers the shares to the others first, for [30 days].',
    ],
    [
      '5. Sale of all',
      'If [75%] accept an offer for the company, the others sell on the same terms.',
    ],
    ['6. Dividend', 'What the board does not need for [the next year] is paid out.'],
  ],
  signatures: ['First shareholder', 'Second shareholder'],
}

export const signed = { agreement, instrument, shareholders }
