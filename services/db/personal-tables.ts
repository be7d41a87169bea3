import * as affiliate from './affiliate-schema.ts'
import { keptAgreements } from './agreement-schema.ts'
import { outboxConversions } from './conversion-schema.ts'
import { eventDays } from './event-days-schema.ts'
import { experimentExposures, resultsLinks } from './experiment-schema.ts'
import { ledgerEntries } from './ledger-schema.ts'
import * as partner from './partner-schema.ts'
import * as payment from './payment-schema.ts'
import * as purchase from './purchase-schema.ts'
import { returns } from './return-schema.ts'
import * as own from './schema.ts'
import { seats } from './seat-schema.ts'
import * as signIn from './sign-in-schema.ts'
import * as subscription from './subscription-schema.ts'
import {
  nonPersonal,
  type NonPersonalTable,
  ofAccount,
  ofAffiliate,
  ofEither,
  ofMailbox,
  ofOrders,
  ofSubscriptions,
  ofUser,
  personal,
  type PersonalTable,
} from './table-of-person.ts'

const SECRET = 'a secret, or a hash of one'
const OTHERS = 'names another person'
const NAME = 'a name of ours for the row'
const REPEATS = 'repeats what other tables say'

const BOOKS = { stays: 'the law wants what was bought kept' }
const SOON = { stays: 'its own end comes within days' }

const { orders } = purchase
const { subscriptions } = subscription

const ACCOUNT: readonly PersonalTable[] = [
  personal(own.users, {
    rows: ofUser(own.users.id),
    without: { passwordHash: SECRET, ledgerId: 'its row of the ledger is given itself' },
    goes: { stays: 'orders name the row; closing empties it' },
  }),
  personal(keptAgreements, {
    rows: ofUser(keptAgreements.userId),
    goes: 'with the account',
  }),
  personal(own.idempotencyKeys, {
    rows: ofUser(own.idempotencyKeys.userId),
    without: { keyHash: SECRET, payloadHash: SECRET },
    goes: SOON,
  }),
  personal(signIn.handOffTokens, {
    rows: ofUser(signIn.handOffTokens.userId),
    without: { tokenHash: SECRET },
    goes: SOON,
  }),
  personal(signIn.loginLinks, {
    rows: ofUser(signIn.loginLinks.userId),
    without: { id: SECRET, browserHash: SECRET },
    goes: SOON,
  }),
  personal(subscription.emailChanges, {
    rows: ofUser(subscription.emailChanges.userId),
    without: { id: SECRET },
    goes: 'with the account',
  }),
  personal(seats, {
    rows: ofEither(ofUser(seats.holderId), ofUser(seats.memberId), ofMailbox(seats.email)),
    without: { id: SECRET, holderId: OTHERS, memberId: OTHERS, email: OTHERS },
    goes: { stays: 'either account that closes ends it, and `npm run erase` takes its address' },
  }),
  personal(purchase.downloads, {
    rows: ofUser(purchase.downloads.userId),
    without: { addressHash: SECRET },
    goes: 'with the account',
  }),
  personal(outboxConversions, {
    rows: ofUser(outboxConversions.userId),
    without: { key: NAME },
    goes: 'with the account',
  }),
]

const WRITTEN: readonly PersonalTable[] = [
  personal(own.helpMessages, { rows: ofMailbox(own.helpMessages.email), goes: 'as written' }),
  personal(own.contactMessages, { rows: ofMailbox(own.contactMessages.email), goes: 'as written' }),
  personal(subscription.declarations, {
    rows: ofMailbox(subscription.declarations.email),
    goes: { stays: 'it proves what was declared' },
  }),
  personal(purchase.outboxMails, {
    rows: ofMailbox(purchase.outboxMails.recipient),
    without: { key: NAME, data: REPEATS },
    goes: { stays: 'ways in and confirmations go by their kind, the rest two years later' },
  }),
  personal(resultsLinks, {
    rows: ofMailbox(resultsLinks.reader),
    without: { id: SECRET, browserHash: SECRET },
    goes: SOON,
  }),
]

const BOUGHT: readonly PersonalTable[] = [
  personal(orders, { rows: ofUser(orders.userId), goes: BOOKS }),
  personal(purchase.licences, { rows: ofUser(purchase.licences.userId), goes: BOOKS }),
  personal(purchase.purchases, {
    rows: ofOrders(purchase.purchases.id, orders.purchaseId),
    without: { id: SECRET },
    goes: BOOKS,
  }),
  personal(purchase.purchaseAttempts, {
    rows: ofOrders(purchase.purchaseAttempts.purchaseId, orders.purchaseId),
    without: { purchaseId: SECRET, methodToken: SECRET, actionUrl: SECRET },
    goes: BOOKS,
  }),
  personal(purchase.refunds, {
    rows: ofOrders(purchase.refunds.orderNumber, orders.number),
    without: { key: NAME },
    goes: BOOKS,
  }),
  personal(returns, { rows: ofOrders(returns.orderNumber, orders.number), goes: BOOKS }),
  personal(subscriptions, { rows: ofUser(subscriptions.userId), goes: BOOKS }),
  personal(subscription.subscriptionCharges, {
    rows: ofSubscriptions(subscription.subscriptionCharges.subscriptionId, subscriptions.id),
    goes: BOOKS,
  }),
  personal(subscription.subscriptionEvents, {
    rows: ofSubscriptions(subscription.subscriptionEvents.subscriptionId, subscriptions.id),
    goes: BOOKS,
  }),
  personal(partner.partnerNotifications, {
    rows: ofOrders(partner.partnerNotifications.orderNumber, orders.number),
    goes: BOOKS,
  }),
  personal(partner.clickbankReceipts, {
    rows: ofUser(partner.clickbankReceipts.userId),
    goes: BOOKS,
  }),
  personal(payment.paymentCharges, {
    rows: ofOrders(payment.paymentCharges.paymentId, orders.paymentId),
    without: { key: NAME, request: REPEATS },
    goes: BOOKS,
  }),
  personal(payment.paymentSubscriptions, {
    rows: ofSubscriptions(payment.paymentSubscriptions.subscriptionId, subscriptions.providerId),
    goes: BOOKS,
  }),
  personal(payment.paymentRefunds, {
    rows: ofOrders(payment.paymentRefunds.paymentId, orders.paymentId),
    without: { key: NAME },
    goes: BOOKS,
  }),
  personal(ledgerEntries, {
    rows: ofAccount(ledgerEntries.accountId, own.users.ledgerId),
    without: { key: NAME, affiliateId: OTHERS },
    goes: { stays: 'rows are only added; closing leaves nothing that leads to them' },
  }),
  personal(own.affiliateClicks, {
    rows: ofAccount(own.affiliateClicks.transactionId, own.users.affiliateTransaction),
    without: { affiliateId: OTHERS, clickKey: NAME },
    goes: { stays: 'the affiliate is paid by it; closing leaves nothing that leads to it' },
  }),
]

const EARNED: readonly PersonalTable[] = [
  personal(affiliate.affiliates, {
    rows: ofUser(affiliate.affiliates.userId),
    goes: { stays: 'paid by it; leaving the programme empties it' },
  }),
  personal(affiliate.affiliateAcceptances, {
    rows: ofUser(affiliate.affiliateAcceptances.userId),
    goes: { stays: 'it proves what was agreed' },
  }),
  personal(affiliate.affiliateFlags, {
    rows: ofAffiliate(affiliate.affiliateFlags.number),
    without: { key: NAME, facts: OTHERS },
    goes: { stays: 'paid by it; leaving the programme takes the objection' },
  }),
  personal(affiliate.affiliatePayouts, {
    rows: ofAffiliate(affiliate.affiliatePayouts.number),
    goes: BOOKS,
  }),
]

/** The tables that hold something of a person (GDPR Art. 15, 17, 20): for `npm run export-person`, closing an account and `npm run erase`. */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  ...ACCOUNT,
  ...WRITTEN,
  ...BOUGHT,
  ...EARNED,
]

/** All others of the schema. */
export const NON_PERSONAL_TABLES: readonly NonPersonalTable[] = [
  nonPersonal(own.templates, 'the library'),
  nonPersonal(own.templateIndex, 'the library'),
  nonPersonal(own.searchWords, 'the library'),
  nonPersonal(own.topTemplates, 'the library'),
  nonPersonal(own.catalogueVersion, 'the library'),
  nonPersonal(own.events, 'two weeks, under a hash whose key the services do not look up by'),
  nonPersonal(own.feedbackMessages, 'no address is asked for'),
  nonPersonal(own.uninstallAnswers, 'no address is asked for'),
  nonPersonal(signIn.endedSignIns, 'ids that lead to nobody'),
  nonPersonal(affiliate.affiliateFlagSales, 'orders of others'),
  nonPersonal(eventDays, 'sums'),
  nonPersonal(experimentExposures, 'no row tells who'),
  nonPersonal(partner.packages, 'what a partner was given; the order says what was bought'),
  nonPersonal(payment.paymentTokens, 'test cards'),
  nonPersonal(payment.paymentWebhooks, 'numbers of payments, on their way'),
  nonPersonal(purchase.counters, 'counts'),
  nonPersonal(subscription.clockOffset, 'the day'),
]
