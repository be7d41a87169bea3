import type { SheetWords } from './sheet-words.ts'

/** First pages in English. */
export const en: SheetWords = {
  contract: {
    clauses: [
      {
        heading: '1. Parties',
        text: 'This document is made on [date] between [first party], of [address], and [second party], of [address].',
      },
      {
        heading: '2. Purpose',
        text: 'The parties set out here what each of them owes the other, and from when.',
      },
      {
        heading: '3. Term',
        text: 'It takes effect on [date] and lasts [number] months, unless a party ends it earlier under clause 6.',
      },
      {
        heading: '4. Obligations',
        text: 'Each party does what the schedule assigns to it, with the care that the trade expects.',
      },
      {
        heading: '5. Payment',
        text: 'Amounts due are paid within [number] days of the invoice, in [currency].',
      },
    ],
    signatures: ['[First party]', '[Second party]'],
  },
  letter: {
    head: ['[Name]', '[Company]', '[Address]'],
    date: '[Date]',
    paragraphs: [
      'Dear [Name], I am writing to you about the matter named above and would like to set out where we stand.',
      'Please find the details below. If anything in them is not as you remember it, let us know by [date] so that we can put it right.',
      'Thank you for your time. You can reach me at [phone] on any working day.',
    ],
    closing: 'Sincerely,',
  },
  form: {
    fields: ['Name', 'Company', 'Address', 'Date', 'Number', 'Department', 'Approved by'],
    boxes: [
      'Details are complete',
      'Copies are attached',
      'Amounts have been checked',
      'Person in charge informed',
      'Filed under its number',
      'Signed and dated',
    ],
  },
  spreadsheet: {
    columns: ['Item', 'Plan', 'Actual', 'Rest'],
    rows: [
      'Rent',
      'Wages',
      'Materials',
      'Travel',
      'Insurance',
      'Telephone',
      'Advertising',
      'Repairs',
      'Fees',
      'Postage',
      'Training',
      'Software',
    ],
    total: 'Total',
  },
  plan: {
    summary:
      'This plan states what [company] intends to do, for whom, by when, and at what cost. Each chapter ends with the figures it rests on.',
    sections: [
      { heading: 'Where we stand', text: 'What [company] offers today, who buys it, and why.' },
      { heading: 'Where we are going', text: 'The three aims for the year, each with its date.' },
      { heading: 'What it takes', text: 'People, time and money, month by month.' },
    ],
  },
  text: {
    sections: [
      {
        heading: 'Purpose',
        text: 'This document says how [company] handles the matter named above.',
        points: [
          'It holds for all staff',
          'It takes effect on [date]',
          'It is reviewed once a year',
        ],
      },
      {
        heading: 'Who does what',
        text: 'Each step has one person in charge and one who stands in.',
        points: ['Managers explain it', 'Staff follow it', 'Questions go to [name]'],
      },
      {
        heading: 'In practice',
        text: 'Keep a record of what was done, when and by whom.',
        points: [
          'Use the form attached',
          'Report what is missing',
          'Keep records for [number] years',
        ],
      },
    ],
  },
}
