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
      {
        heading: '6. Ending',
        text: 'Either party may end it by [number] days’ notice in writing, or at once if the other breaks it.',
      },
      {
        heading: '7. Law',
        text: 'The law of [place] governs this document, and its courts decide.',
      },
    ],
    signatures: ['[First party]', '[Second party]'],
  },
  resolution: {
    lead: 'At a meeting of [company] held on [date] at [place], with the required number present, it was decided as follows.',
    decisions: [
      'RESOLVED THAT the matter named above is approved on the terms laid before the meeting.',
      'RESOLVED THAT [name] may sign, in the name of [company], every document that this needs.',
      'RESOLVED THAT this resolution takes effect on [date] and is entered in the minute book.',
    ],
    record:
      'We certify that this is a true record of what was decided, and that it stands unchanged.',
    signatures: ['Chair of the meeting', 'Secretary'],
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
  notice: {
    head: [
      ['To', '[Name], [address]'],
      ['From', '[Company], [address]'],
      ['Date', '[Date]'],
    ],
    paragraphs: [
      'TAKE NOTICE that [company] gives you this notice under [document], clause [number], for the reason named above.',
      'The facts are these: [facts]. What follows from them takes effect on [date].',
      'If you wish to reply, please do so in writing by [date], to the address above.',
    ],
    delivery: 'Delivered on [date] by [method]',
    signature: '[Name], for [company]',
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
  invoice: {
    from: { heading: 'From', text: '[Your company], [address]' },
    to: { heading: 'Bill to', text: '[Client], [address]' },
    number: 'Invoice no.',
    date: 'Date: [date]',
    columns: ['Item', 'Qty', 'Price', 'Amount'],
    items: [
      'Work by the hour',
      'Materials',
      'On-site visit',
      'Preparation',
      'Travel',
      'Delivery',
      'Follow-up',
      'Expenses',
    ],
    subtotal: 'Subtotal',
    tax: 'Tax',
    total: 'Total due',
    terms: {
      heading: 'Payment terms',
      text: 'Due in {days} days, by [date], to account [number].',
    },
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
