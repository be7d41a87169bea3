import type { SheetWords } from './sheet-words.ts'

const plans = {
  schedule: {
    weeks: 'Week',
    steps: [
      'Preparation',
      'Orders',
      'Delivery',
      'Set-up',
      'Training',
      'Test run',
      'Opening',
      'Review',
    ],
  },
  actionPlan: {
    weeks: 'Week',
    steps: [
      'Agree on the aim',
      'Name the team',
      'Set the budget',
      'Design',
      'Build',
      'Test with users',
      'Correct',
      'Hand over',
    ],
  },
  businessPlan: {
    lead: '[Company] sells [products] and delivers them [the same day]. We ask for [$85,000] to open a second shop.',
    chart: ['Year 1', 'Year 2', 'Year 3', 'Year 4'],
    sections: [
      [
        'The market',
        '[11,000] people live within [ten] minutes’ walk; the nearest competitor is [two] stops away.',
      ],
      ['The team', '[Two] founders with [24] years in the trade between them, and [a bookkeeper].'],
      ['The money', 'Break-even in month [14], at [71] customers a day.'],
    ],
  },
  marketingPlan: {
    lead: 'By [December] we want [400] new customers, at no more than [$32] each.',
    chart: ['Search', 'Referrals', 'Newsletter', 'Events', 'Press'],
    sections: [
      ['Whom we want', '[Owners of small shops] who order [every week].'],
      ['What we say', 'One sentence: [delivered before you open].'],
      ['How we measure', 'Orders by source, on the [first] Monday of each month.'],
    ],
  },
  proposal: {
    lead: 'You asked how [the warehouse] can ship [the same day]. We propose three steps, over [eight weeks].',
    chart: ['Now', 'Step 1', 'Step 2', 'Step 3'],
    sections: [
      ['What we do', 'Measure, rearrange the shelves, train [twelve] people.'],
      ['What you get', 'Orders in by [2 p.m.] leave on the same day.'],
      ['What it costs', '[$18,400], paid in three parts as the steps are done.'],
    ],
  },
  report: {
    lead: 'The [third] quarter in one page, for [the board]. Figures are compared with the year before.',
    chart: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'],
    sections: [
      ['What went well', 'Orders grew by [8%], returns fell to [1.9%].'],
      ['What did not', 'Delivery took [one] day longer in [August].'],
      ['What we decide', 'A second driver from [October] on.'],
    ],
  },
  organisation: {
    head: 'Management',
    leads: ['Sales', 'Workshop', 'Office'],
    roles: ['Field sales', 'Web shop', 'Foreman', 'Apprentices', 'Accounts', 'Reception'],
    note: 'Each box has one name and one who stands in. Changes are entered on the day they are made.',
  },
} satisfies Partial<SheetWords>

const texts = {
  handbook: {
    by: '[Company]  ·  [Edition of month and year]',
    chapters: [
      'Welcome',
      'How we work',
      'Hours and leave',
      'Conduct',
      'Health and safety',
      'If something goes wrong',
    ],
  },
  policy: {
    sections: [
      [
        'Purpose',
        'This policy says how [company] handles the matter named above, and who decides.',
        ['It holds for all staff', 'It takes effect on [date]', 'It is reviewed once a year'],
      ],
      [
        'Rules',
        'What is allowed, what needs a signature, and what is not done.',
        ['Up to [$200]: no approval', 'Above that: [manager] signs', 'Never: gifts of money'],
      ],
      ['Breaches', 'Who sees one tells [name]. Nobody is worse off for having told.', []],
    ],
  },
  procedure: {
    sections: [
      ['Before you begin', 'You need the list of [date], the key to [room] and [20] minutes.', []],
      [
        'Step by step',
        'In this order:',
        [
          'Check the delivery against the order',
          'Note what is missing or damaged',
          'Sign both copies, keep one',
          'Enter the goods on the same day',
          'Put the oldest ones in front',
        ],
      ],
      ['If it does not work', 'Stop, leave everything as it is and call [name].', []],
    ],
  },
  job: {
    sections: [
      ['The position', 'Reports to [name]. Leads [three] people. Works in [place].', []],
      [
        'Tasks',
        'What the days are made of:',
        [
          'Plans the week with the team',
          'Keeps costs within [$12,000] a month',
          'Answers customers within a day',
          'Reports each [Friday]',
        ],
      ],
      [
        'What we look for',
        'What matters more than certificates:',
        [
          '[Three] years in a similar position',
          'Good at figures and with people',
          'Writes clearly',
        ],
      ],
    ],
  },
  interview: {
    lead: 'Candidate: [name]   Date: [date]   Asked by: [name]',
    questions: [
      'What made you apply?',
      'Tell me about a day at your present work.',
      'What did you change there, and how?',
      'When did something go wrong, and what did you do?',
      'What do you need from us to do it well?',
      'When could you begin?',
    ],
  },
} satisfies Partial<SheetWords>

export const pages = { ...plans, ...texts }
