import type { SheetWords } from './sheet-words.ts'

const to = ['[Name]', '[Company]', '[Address]']
const home = ['[Name]', '[Address]']
const date = '[Date]'

const reference: SheetWords['reference'] = {
  to,
  date,
  paragraphs: [
    'To whom it may concern: [Name] worked with us as [job title] from [date] to [date] and reported to me for [three] years.',
    'In that time [he or she] ran [a project] with a team of [five] and finished it [two weeks] early. Customers asked for [him or her] by name.',
    'I recommend [Name] without reservation. If you would like to know more, you can reach me at [phone].',
  ],
  closing: 'Sincerely,',
}

const resignation: SheetWords['resignation'] = {
  to,
  date,
  paragraphs: [
    'Dear [Name], I hereby resign from my position as [job title]. My last working day is [date], with the notice of [four weeks] in my contract.',
    'Until then I will finish [work in hand] and show [name] everything that stays.',
    'Thank you for [six] years in which I learned a great deal. Please confirm the date in writing.',
  ],
  closing: 'Kind regards,',
}

const dismissal: SheetWords['dismissal'] = {
  to: home,
  date,
  paragraphs: [
    'Dear [Name], your employment with [company] ends on [date], with the notice of [four weeks] in your contract.',
    'The reason is [reason], as we discussed on [date]. You will be paid until your last day, with [six] days of unused leave.',
    'Please return [keys, laptop and documents] by [date]. You will receive your papers and a reference on that day.',
  ],
  closing: 'Sincerely,',
}

const warning: SheetWords['warning'] = {
  to: home,
  date,
  paragraphs: [
    'Dear [Name], on [date] and again on [date] you [what happened]. We spoke about it on [date].',
    'This is a [first] written warning. From today we expect [what is expected], as section [4] of [the handbook] says.',
    'If it happens again, we may [consequence]. You can reply in writing by [date]. A copy of this letter goes into your file.',
  ],
  closing: 'Yours truly,',
}

const thanks: SheetWords['thanks'] = {
  to,
  date,
  paragraphs: [
    'Dear [Name], thank you for [your order of date]. We know that you had a choice, and we are glad that you chose us.',
    '[Name] has noted what you said about [the lids]. Next time they will be [the way you like them].',
    'With this letter comes [a jar of jam]. It is on the house.',
  ],
  closing: 'With best regards,',
}

const refusal: SheetWords['refusal'] = {
  to,
  date,
  paragraphs: [
    'Dear [Name], thank you for [your request] of [date]. We have read it with care.',
    'Unfortunately we cannot [what was asked]: [reason]. That is no judgment of [your work].',
    'What we can offer is [another way], until [date]. If that helps you, please call me at [phone].',
  ],
  closing: 'Sincerely,',
}

const announcement: SheetWords['announcement'] = {
  to,
  date,
  paragraphs: [
    'Dear [Name], from [date] on, [what changes]. We would like you to hear it from us first.',
    'For you this means [what it means]. [Prices], delivery days and the people you know stay as they are.',
    'The reason: [reason]. If you have a question, [name] will be glad to answer it at [phone].',
  ],
  closing: 'Kind regards,',
}

export const correspondence = {
  reference,
  resignation,
  dismissal,
  warning,
  thanks,
  refusal,
  announcement,
}
