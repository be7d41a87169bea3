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
      'Name a lead',
      'Take stock',
      'Choose measures',
      'Set the budget',
      'Begin',
      'Check progress',
      'Review',
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
    lead: 'You asked us about [what is needed]. We propose three steps, over [eight weeks].',
    chart: ['Now', 'Step 1', 'Step 2', 'Step 3'],
    sections: [
      ['What we propose', '[What is done], in the order of the steps.'],
      ['What you get', '[The result], by [date].'],
      ['What we ask', '[The amount], and [what else is needed], by [date].'],
    ],
  },
  report: {
    lead: '[Period] in one page, for [reader]. It says what was examined, what was found and what follows.',
    chart: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    sections: [
      ['What was examined', '[Subject], from [date] to [date].'],
      ['What was found', '[Findings], with the figures in [the appendix].'],
      ['What follows', '[Next step], by [date]; [name] sees to it.'],
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
        ['It applies to [all staff]', 'It takes effect on [date]', 'It is reviewed once a year'],
      ],
      [
        'Rules',
        '[Name] answers questions and keeps a note of what is decided.',
        [
          'Allowed: [what everybody may do]',
          'After approval: [what to ask for first]',
          'Not allowed: [what nobody may do]',
        ],
      ],
      ['Breaches', 'Who sees one tells [name]. Nobody is worse off for having told.', []],
    ],
  },
  procedure: {
    sections: [
      ['Aim', 'This is for [its readers] and deals with [its subject].', []],
      [
        'Step by step',
        'In this order:',
        [
          '[What is prepared, and by whom]',
          '[What is done first]',
          '[What is done next]',
          '[Who checks the result]',
          '[Where it is written down]',
        ],
      ],
      [
        'If a question remains',
        'Ask [name], and note the answer here for those who come after you.',
        [],
      ],
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
