import type { SheetWords } from './sheet-words.ts'

const minutes: SheetWords['minutes'] = {
  head: [
    ['Date', '[date], [9:00 to 10:30]'],
    ['Present', '[five names]'],
    ['Absent', '[one name]'],
  ],
  items: [
    ['1. Last minutes', 'Approved without changes.'],
    ['2. Figures', 'Sales are [4%] above plan. [Name] reports on costs by [date].'],
    [
      '3. New premises',
      'Two offers were compared. Decided: [the second one], by [four] votes to [one].',
    ],
    ['4. Hiring', 'One position in the workshop is advertised from [date] on.'],
    ['5. Next meeting', '[date], [9:00], at [place].'],
  ],
  signatures: ['Chair', 'Minutes taken by'],
}

const agenda: SheetWords['agenda'] = {
  head: [
    ['Date', '[date]'],
    ['Place', '[meeting room]'],
    ['Chair', '[name]'],
  ],
  items: [
    ['9:00', 'Welcome, and minutes of the last meeting'],
    ['9:10', 'Figures of the month: sales, costs, cash'],
    ['9:30', 'Report on [the project], with questions'],
    ['9:50', 'Decision: [the supplier for next year]'],
    ['10:10', 'Staff: leave, training, hiring'],
    ['10:25', 'Who does what until when'],
  ],
  signatures: ['Chair', 'Sent out by'],
}

const form: SheetWords['form'] = {
  fields: ['Name', 'Company', 'Address', 'Telephone', 'Date', 'Department', 'Approved by'],
  boxes: [
    'Details are complete',
    'Copies are attached',
    'Amounts have been checked',
    'Person in charge informed',
    'Filed under its number',
    'Signed and dated',
  ],
}

const checklist: SheetWords['checklist'] = {
  groups: [
    [
      'Before',
      [
        'Name who is in charge',
        'Write down what must be ready',
        'Set the dates',
        'Ask for what others must give',
      ],
    ],
    ['During', ['Tick off each step', 'Note what is missing', 'Keep the papers together']],
    [
      'Afterwards',
      ['File the papers under their number', 'Note what went wrong', 'Tell those concerned'],
    ],
  ],
}

const appraisal: SheetWords['appraisal'] = {
  lead: 'Employee: [name]   Period: [from] to [until]   Reviewed by: [name]',
  ends: ['seldom', 'always'],
  questions: [
    'Knows the work and keeps learning',
    'Finishes on time what was agreed',
    'Notices faults and reports them',
    'Helps others without being asked',
    'Is clear when speaking and writing',
    'Treats customers with patience',
    'Comes with proposals',
    'Handles money and tools with care',
  ],
}

const survey: SheetWords['survey'] = {
  lead: 'It takes two minutes. Your answers are read by [name] and used to do better.',
  ends: ['no', 'very'],
  questions: [
    'How satisfied are you?',
    'Was it easy to reach somebody?',
    'Did we do what we said?',
    'Was it useful to you?',
    'Were you told in time?',
    'How friendly were we?',
    'Would you recommend it?',
  ],
}

const paper = {
  from: ['From', '[Your company], [address]'],
  to: ['Bill to', '[Client], [address]'],
  date: 'Date: [date]',
  columns: ['Item', 'Qty', 'Price', 'Amount'],
  subtotal: 'Subtotal',
  tax: 'Tax',
} as const

const invoice: SheetWords['invoice'] = {
  ...paper,
  number: 'Invoice no.',
  items: [
    ['Work by the hour', 65],
    ['Materials', 120],
    ['On-site visit', 90],
    ['Preparation', 180],
    ['Travel', 45],
    ['Delivery', 30],
    ['Follow-up', 75],
  ],
  total: 'Total due',
  foot: 'Due in {days} days, by [date], to account [number].',
}

const quote: SheetWords['quote'] = {
  ...paper,
  to: ['Prepared for', '[Client], [address]'],
  number: 'Quote no.',
  items: [
    ['Preparation', 150],
    ['Work, by the day', 480],
    ['Materials, as listed', 640],
    ['Travel', 45],
    ['Delivery', 60],
    ['Review meeting', 95],
    ['Fees', 120],
  ],
  total: 'Total',
  foot: 'These prices hold for {days} days. Half is due on acceptance.',
}

const order: SheetWords['order'] = {
  ...paper,
  from: ['Ordered by', '[Your company], [address]'],
  to: ['Supplier', '[Supplier], [address]'],
  number: 'Order no.',
  items: [
    ['Printer paper, box', 32],
    ['Toner, black', 85],
    ['Desk lamp', 48],
    ['Filing cabinet', 230],
    ['Office chair', 190],
    ['Cable, 5 m', 9],
    ['Whiteboard', 110],
  ],
  total: 'Total',
  foot: 'Deliver to the address above by [date]. Payment within {days} days.',
}

const receipt: SheetWords['receipt'] = {
  ...paper,
  to: ['Received from', '[Name], [address]'],
  number: 'Receipt no.',
  items: [
    ['Deposit', 200],
    ['First instalment', 350],
    ['Rent for [month]', 900],
    ['Balance of invoice', 240],
    ['Fee', 25],
  ],
  total: 'Total received',
  foot: 'Paid by [method] on [date]. Please keep this receipt for {days} days.',
}

const certificate: SheetWords['certificate'] = {
  body: [
    'This is to certify that',
    'has fulfilled [what is certified] at [company], from [date] to [date],',
    'and that this stands in its register under no. [17].',
  ],
  holder: '[Name]',
  signatures: ['President', 'Secretary'],
}

const waybill: SheetWords['waybill'] = {
  from: ['Sender', '[Company], [address], [city]'],
  to: ['Recipient', '[Name], [company], [address], [city]'],
  rows: [
    ['Packages', '3'],
    ['Weight', '18.4 kg'],
    ['Carrier', '[carrier]'],
    ['Service', '[next day]'],
    ['Contents', '[machine parts]'],
    ['Value', '[$640]'],
  ],
  foot: 'Received complete and undamaged',
}

export const forms = {
  minutes,
  agenda,
  form,
  checklist,
  appraisal,
  survey,
  invoice,
  quote,
  order,
  receipt,
  certificate,
  waybill,
}
