import { describe } from 'vitest'
import { accountPagesSuite } from './account/account-pages-suite.ts'
import { accountSuite } from './account/account-suite.ts'
import { emailChangeSuite } from './account/email-change-suite.ts'
import { keptAgreementSuite } from './account/kept-agreement-suite.ts'
import { loginLimitsSuite } from './account/login-limits-suite.ts'
import { loginSuite } from './account/login-suite.ts'
import { passwordSuite } from './account/password-suite.ts'
import { signUpFieldsSuite } from './account/sign-up-fields-suite.ts'
import { signUpLoadSuite } from './account/sign-up-load-suite.ts'
import { signUpSuite } from './account/sign-up-suite.ts'
import { strangerSuite } from './account/stranger-suite.ts'
import { affiliateNetworkSuite } from './affiliate-network/affiliate-network-suite.ts'
import { contactSuite, uninstallSuite } from './contact/contact-suite.ts'
import { declarationLettersSuite } from './declarations/declaration-letters-suite.ts'
import { declarationZonesSuite } from './declarations/declaration-zones-suite.ts'
import { declarationsSuite } from './declarations/declarations-suite.ts'
import { lawSuite } from './declarations/law-suite.ts'
import { eventsSuite } from './events/events-suite.ts'
import { feedbackSuite } from './feedback/feedback-suite.ts'
import { geoSuite } from './geo/geo-suite.ts'
import { badBodySuite } from './http/bad-body-suite.ts'
import { idempotencySuite } from './http/idempotency-suite.ts'
import { pageAnswersSuite } from './http/page-answers-suite.ts'
import { ledgerFillSuite } from './ledger/ledger-fill-suite.ts'
import { ledgerSuite } from './ledger/ledger-suite.ts'
import { mailCrashSuite } from './mail/mail-crash-suite.ts'
import { mailSuite } from './mail/mail-suite.ts'
import { messagesSuite } from './messages/messages-suite.ts'
import { crashSuite } from './operator/crash-suite.ts'
import { packagesSuite } from './packages/packages-suite.ts'
import { paperLinesSuite } from './papers/paper-lines-suite.ts'
import { papersSuite } from './papers/papers-suite.ts'
import { marketplaceSuite } from './partners/marketplace-suite.ts'
import { partnersSuite } from './partners/partners-suite.ts'
import { refundsSuite } from './refunds/refunds-suite.ts'
import { galleriesSuite } from './search/galleries-suite.ts'
import { librarySuite } from './search/library-suite.ts'
import { searchLoadSuite } from './search/search-load-suite.ts'
import { searchSuite } from './search/search-suite.ts'
import { thumbnailSuite } from './search/thumbnail-suite.ts'
import { topListSuite } from './search/top-list-suite.ts'
import { benchOf } from './support/bench-of.ts'
import type { ServicesEnv } from './support/child-services.ts'
import { healthSuite } from './watching/health-suite.ts'
import { billingDetailsSuite } from './web-app/billing-details-suite.ts'
import { billingMomentsSuite } from './web-app/billing-moments-suite.ts'
import { billingSuite } from './web-app/billing-suite.ts'
import { documentFilesSuite } from './web-app/document-files-suite.ts'
import { memberSuite } from './web-app/member-suite.ts'
import { planChangeSuite } from './web-app/plan-change-suite.ts'
import { webAppLibrarySuite } from './web-app/web-app-library-suite.ts'
import { webAppSuite } from './web-app/web-app-suite.ts'
import { writtenDocumentsSuite } from './web-app/written-documents-suite.ts'

/** Everything that the services promise, on one database. `env` is asked for once the database is there. */
export const servicesSuite = (name: string, env: () => ServicesEnv) =>
  describe(`services on ${name}`, () => {
    const bench = benchOf(env)

    healthSuite(bench)
    geoSuite(bench)
    signUpSuite(bench)
    signUpFieldsSuite(bench)
    signUpLoadSuite(bench)
    badBodySuite(bench)
    idempotencySuite(bench)
    keptAgreementSuite(bench)
    accountSuite(bench)
    eventsSuite(bench)
    webAppSuite(bench)
    webAppLibrarySuite(bench)
    writtenDocumentsSuite(bench)
    documentFilesSuite(bench)
    librarySuite(bench)
    searchSuite(bench)
    searchLoadSuite(bench)
    topListSuite(bench)
    thumbnailSuite(bench)
    galleriesSuite(bench)
    affiliateNetworkSuite(bench)
    feedbackSuite(bench)
    messagesSuite(bench)
    packagesSuite(bench)
    marketplaceSuite(bench)
    partnersSuite(bench)
    contactSuite(bench)
    uninstallSuite(bench)
    refundsSuite(bench)
    ledgerSuite(bench)
    ledgerFillSuite(bench)
    declarationsSuite(bench)
    declarationLettersSuite(bench)
    lawSuite(bench)
    declarationZonesSuite(bench)
    mailSuite(bench)
    papersSuite(bench)
    paperLinesSuite(bench)
    loginSuite(bench)
    loginLimitsSuite(bench)
    strangerSuite(bench)
    passwordSuite(bench)
    pageAnswersSuite(bench)
    memberSuite(bench)
    accountPagesSuite(bench)
    billingDetailsSuite(bench)
    billingMomentsSuite(bench)
    billingSuite(bench)
    planChangeSuite(bench)
    emailChangeSuite(bench)
    crashSuite(env)
    mailCrashSuite(env, bench)
  })
