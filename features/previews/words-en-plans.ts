import type { SheetWords } from './sheet-words.ts'

/** What else business plans begin with, in English. */
export const plans = {
  planContents: {
    by: '[Company]  ·  [Month and year]',
    chapters: [
      'Summary',
      'The market',
      'Competition',
      'The team',
      'Costs and funding',
      'Cash flow',
    ],
  },
  competition: {
    lead: 'Who else sells in [district], and why customers will come to us.',
    chart: ['Our company', 'The largest one', 'The nearest one'],
    sections: [
      ['What others do well', '[Low prices] and [parking] at the door.'],
      ['What we do better', '[Advice], and delivery [the same day].'],
      ['How we stay ahead', 'Each month, we ask [20] customers what is missing.'],
    ],
  },
  breakEven: {
    lead: 'At [71] customers a day, what comes in covers what goes out.',
    chart: ['Revenue', 'Costs'],
    sections: [
      ['Fixed costs', '[$9,400] a month: rent, wages, insurance, loan.'],
      ['Each sale', '[$8.20] on average, of which [$3.10] pays for the goods.'],
      ['If it takes longer', 'The reserve covers [four] more months.'],
    ],
  },
  startUpCosts: {
    columns: ['Item', 'Cost', 'Own funds', 'Loan'],
    total: 'Total',
    rows: [
      ['Rent deposit', 4800],
      ['Renovation', 12_500],
      ['Equipment', 18_900],
      ['Opening stock', 7600],
      ['Vehicle', 9200],
      ['Permits', 650],
      ['Website', 1800],
      ['Sign', 1200],
      ['Insurance', 900],
      ['Reserve', 6000],
    ],
  },
} satisfies Partial<SheetWords>
