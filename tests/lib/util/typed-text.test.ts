import { describe, expect, it, test } from 'vitest'
import { totalRequest } from '#features/checkout/checkout-contract.ts'
import { buyerSchema, type Buyer } from '#features/checkout/purchase-contract.ts'
import { refusedIn } from '#features/checkout/typed-buyer.ts'
import { contactMessage } from '#features/contact/contact-contract.ts'
import { destinationSchema } from '#features/destination/destination-contract.ts'
import { searchQuerySchema } from '#features/documents/search-contract.ts'
import { feedbackMessage } from '#features/feedback/feedback-contract.ts'
import { helpMessage } from '#features/help/help-contract.ts'
import { withdrawDeclaration } from '#features/leaving/leaving-contract.ts'

const buyer: Buyer = {
  email: 'ann@company.example',
  firstName: 'Ann',
  lastName: 'Lee',
  nameOnCard: null,
  phone: null,
  country: 'DE',
  province: null,
  company: null,
  taxNumber: null,
  street: null,
  city: null,
  postalCode: null,
}

/** What is kept of a field of a buyer; nothing where it is refused, by the form as well. */
const kept = (name: keyof Buyer, text: string) => {
  const typed = { ...buyer, [name]: text }
  const read = buyerSchema.safeParse(typed).data
  expect(refusedIn(typed)).toEqual(read ? [] : [name])
  return read?.[name]
}

const ID = '0b8f6a52-3f3c-4b57-9a5e-5f0f3ad4a0f1'

describe('a name', () => {
  it.each([
    ['Zoe\u0301 Nguye\u0302\u0303n', 'Zoé Nguyễn'],
    ['\u202EAnn\u202C', 'Ann'],
    ['\u2067Ann\u2069 \u200FLee\u061C', 'Ann Lee'],
    ['Jean\u00A0Paul\u3000de\u2009la\tTour', 'Jean Paul de la Tour'],
    ['An\u00ADna\uFEFF', 'Anna'],
    ['ProFit – ﬁ & Co. ™', 'ProFit – ﬁ & Co. ™'],
    ['\u200DAnn', 'Ann'],
    // Letters of Persian and Hindi are shaped by joints.
    ['علی\u200Cرضا', 'علی\u200Cرضا'],
    ['क्\u200Dष', 'क्\u200Dष'],
  ])('is kept as it is seen: %j', (text, name) => {
    expect(kept('firstName', text)).toBe(name)
  })

  it.each([
    '\u200B',
    '\u3164',
    '\u2800',
    '\u115F\u1160',
    '\u2800 \uFFA0',
    '\u200D\u200C',
    '\uFE0F',
    '\u202E\u00AD',
    '\u0301',
    '\u{E0041}',
  ])('of nothing that is seen is none: %j', (text) => {
    expect(kept('firstName', text)).toBeUndefined()
    expect(kept('company', text)).toBeUndefined()
    expect(helpMessage.shape.name.safeParse(text).success).toBe(false)
  })

  it.each(['Ann\nLee', 'Ann\0', 'Ann\u0085', '\uD800Ann'])('stays on its line: %j', (text) => {
    expect(kept('lastName', text)).toBeUndefined()
  })
})

test.each([
  '030/1234567',
  '+49 30 1234567 x12',
  '+49 30 1234567 ext. 12',
  '+49 30 1234567 Durchwahl 12',
  '(0)30 1234567;ext=12',
  '\u202D+49 30 1234567\u202C',
  '+49\u00A030\u20111234567',
  '+49 30 – 1234567',
  '０３０ー１２３４５６７',
  '\u0660\u0663\u0660 \u0661\u0662\u0663\u0664\u0665',
  '(+49) 30 1234567',
])('a telephone number is taken as people write it: %s', (text) => {
  expect(kept('phone', text)).toMatch(/^[\d ()+./-]+[\w.;= ]*\d$/)
})

test.each(['call me', 'tel', '+49 30 1234567 <b>', '12', '030 1234567 ext'])(
  'a telephone number is one: %s',
  (text) => {
    expect(kept('phone', text)).toBeUndefined()
  },
)

test.each([
  ['taxNumber', 'DE\u00A0123\u2011456\u2013789', 'DE 123-456-789'],
  ['taxNumber', '\u200EＤＥ１２３４５６７８９', 'DE123456789'],
  ['taxNumber', 'DE−123—456\u202F789', 'DE-123-456 789'],
  ['postalCode', 'H2Y\u00A01G8', 'H2Y 1G8'],
  ['postalCode', '12345\u20116789', '12345-6789'],
  ['postalCode', '〒１００－０００１'.slice(1), '100-0001'],
  ['postalCode', '01\u2013234\u200B', '01-234'],
] as const)('a %s is taken in plain signs: %s', (name, text, plain) => {
  expect(kept(name, text)).toBe(plain)
})

test('numbers of other forms are taken in plain signs as well', () => {
  const withdrawal = {
    id: ID,
    language: 'en',
    name: 'Ann Lee',
    email: 'ann@company.example\u200B',
    kind: 'withdraw',
    orderNumber: 'BB\u20110123456789\u200E',
  }
  expect(withdrawDeclaration.parse(withdrawal)).toMatchObject({
    email: 'ann@company.example',
    orderNumber: 'BB-0123456789',
  })
  const { orderNumber } = contactMessage.shape
  expect(orderNumber.parse('BB\u00AD\u20130123456789')).toBe('BB-0123456789')
  expect(feedbackMessage.shape.affiliateId.parse('\u202D１２３')).toBe('123')
  expect(totalRequest.shape.taxNumber.parse('DE\u00A0123')).toBe('DE 123')
})

test('a message keeps its lines, of whatever kind their ends are', () => {
  const { message } = contactMessage.shape
  expect(message.parse('\u202EOne\r\ntwo\vthree\u2028four\rfi\u200Bve\n')).toBe(
    'One\ntwo\nthree\nfour\nfive',
  )
  expect(message.parse('1\u00A0000\u00A0€, cafe\u0301 👩\u200D💻')).toBe(
    '1\u00A0000\u00A0€, café 👩\u200D💻',
  )
  expect(message.safeParse('\u200B\n\u3164').success).toBe(false)
})

test.each([
  ['proﬁt and loss', 'profit and loss'],
  ['\u3000ｉｎｖｏｉｃｅ', 'invoice'],
  ['oﬀer\u00A0letter\u200B', 'offer letter'],
  ['re\u0301sume\u0301', 'résumé'],
  ['con\u00ADtract', 'contract'],
])('a search is for plain letters: %s', (text, plain) => {
  expect(searchQuerySchema.parse(text)).toBe(plain)
  expect(destinationSchema.parse({ url: 'search/', t: text }).t).toBe(plain)
})

test('a search for nothing that is seen is none', () => {
  expect(searchQuerySchema.safeParse('\u200B\u3164').success).toBe(false)
})
