import type { SheetWords } from './sheet-words.ts'

const resolution: SheetWords['resolution'] = {
  lead: 'At a meeting of [company] held on [date] at [place], with [five] of [six] directors present, it was decided as follows.',
  decisions: [
    'RESOLVED THAT the matter named above is approved on the terms laid before the meeting.',
    'RESOLVED THAT [name] may sign, in the name of [company], every document that this needs.',
    'RESOLVED THAT this resolution takes effect on [date] and is entered in the minute book.',
  ],
  record:
    'We certify that this is a true record of what was decided, and that it stands unchanged.',
  signatures: ['Chair of the meeting', 'Secretary'],
}

const to = ['[Name]', '[Company]', '[Address]']
const date = '[Date]'

const offer: SheetWords['offer'] = {
  to: ['[Name]', '[Address]'],
  date,
  paragraphs: [
    'Dear [Name], we are pleased to offer you the position of [job title], starting on [date].',
    'Your salary will be [$58,000] a year, with [20] days of leave and the benefits on the next page. You will report to [name].',
    'The offer stands until [date]. If you accept it, please sign below and return one copy; we will send you everything for your first day.',
    'We look forward to working with you.',
  ],
  closing: 'Sincerely,',
}

const collection: SheetWords['collection'] = {
  to,
  date,
  paragraphs: [
    'Re: invoice no. [1042] of [date], [$1,860.00], due on [date].',
    'Dear [Name], our records show that this invoice is [30 days] overdue. We wrote to you on [date] and have not heard from you.',
    'Please transfer the amount by [date]. From that day on we charge interest at [the legal rate].',
    'If you have paid in the meantime, please accept our thanks. If something is wrong with the invoice, call us at [phone].',
  ],
  closing: 'Yours truly,',
}

const application: SheetWords['application'] = {
  to,
  date,
  paragraphs: [
    'Dear [Name], I am writing about the position of [job title] that you advertised on [date].',
    'For [six] years I have worked at [company], where I was responsible for [four] people and a budget of [$320,000].',
    'What I would bring to you: [experience], [a result in figures], and the habit of finishing what I begin.',
    'I would be glad to tell you more in person. You can reach me at [phone].',
  ],
  closing: 'Kind regards,',
}

const sales: SheetWords['sales'] = {
  to,
  date,
  paragraphs: [
    'Dear [Name], [three] of your neighbours in [street] have been our customers since [year]. We would like you to know why.',
    'We deliver [product] before [7 a.m.], at [$0.45] apiece, and take back what you have not sold.',
    'Try us for [two weeks]: the first [100] are free. Tear off the slip below or call [phone].',
  ],
  closing: 'With best regards,',
}

const customer: SheetWords['customer'] = {
  to,
  date,
  paragraphs: [
    'Re: your order no. [2207] of [date].',
    'Dear [Name], thank you for writing to us. You are right: [two] of the [twelve] boxes were missing.',
    'They left our warehouse today and will be with you on [date]. We have taken the shipping off your invoice.',
    'We have also found out how it happened, and changed [the step] so that it does not happen again.',
  ],
  closing: 'Sincerely,',
}

const letter: SheetWords['letter'] = {
  to,
  date,
  paragraphs: [
    'Dear [Name], I am writing to you about the matter named above, and would like to set out where we stand.',
    'We agreed on [date] that [what was agreed]. Since then [what has happened].',
    'I suggest that we [next step] by [date]. Please let me know whether this suits you.',
    'Thank you for your time. You can reach me at [phone] on any working day.',
  ],
  closing: 'Sincerely,',
}

const press: SheetWords['press'] = {
  head: [
    ['For release', '[date], [8 a.m.]'],
    ['Contact', '[Name], [phone]'],
  ],
  paragraphs: [
    '[CITY] – [Company], maker of [product], announced on [date] [what is new], for [whom it is meant].',
    '“[What it means to us, in one sentence],” says [name], who founded [company] in [year].',
    '[When and where it can be seen, tried or attended]. For questions, call [name] at [phone].',
    'About [company]: [what it does, for whom, since when, with how many people].',
  ],
  foot: '– end –',
}

const memo: SheetWords['memo'] = {
  head: [
    ['To', '[All staff]'],
    ['From', '[Name, position]'],
    ['Subject', '[What it is about]'],
  ],
  paragraphs: [
    'From [date] on, [what changes or happens]. For [who is concerned] this means [what it means].',
    'The reason: [reason]. [Name] decided it on [date].',
    'Please [what to do] by [date]. If you have a question, ask [name].',
  ],
  foot: 'Please do not pass this on outside the company.',
}

const notice: SheetWords['notice'] = {
  head: [
    ['To', '[Name], [address]'],
    ['From', '[Company], [address]'],
    ['Date', '[date]'],
  ],
  paragraphs: [
    'TAKE NOTICE that [company] gives you this notice under clause [number] of [the agreement of date], for the reason named above.',
    'The facts are these: [facts]. What follows from them takes effect on [date], [30 days] after you receive this.',
    'If you wish to reply, please do so in writing by [date], to the address above.',
  ],
  foot: 'Delivered on [date] by [registered mail]',
}

export const letters = {
  resolution,
  offer,
  collection,
  application,
  sales,
  customer,
  letter,
  press,
  memo,
  notice,
}
