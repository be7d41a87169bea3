import { describe } from 'vitest'
import { benchOf } from '../support/bench-of.ts'
import type { ServicesEnv } from '../support/child-services.ts'
import { accountPagesSuite } from './account-pages-suite.ts'
import { accountSuite } from './account-suite.ts'
import { affiliateNetworkSuite } from './affiliate-network-suite.ts'
import { badBodySuite } from './bad-body-suite.ts'
import { billingDetailsSuite } from './billing-details-suite.ts'
import { billingMomentsSuite } from './billing-moments-suite.ts'
import { billingSuite } from './billing-suite.ts'
import { contactSuite, uninstallSuite } from './contact-suite.ts'
import { crashSuite } from './crash-suite.ts'
import { declarationLettersSuite } from './declaration-letters-suite.ts'
import { declarationZonesSuite } from './declaration-zones-suite.ts'
import { declarationsSuite } from './declarations-suite.ts'
import { documentFilesSuite } from './document-files-suite.ts'
import { emailChangeSuite } from './email-change-suite.ts'
import { eventsSuite } from './events-suite.ts'
import { feedbackSuite } from './feedback-suite.ts'
import { galleriesSuite } from './galleries-suite.ts'
import { geoSuite } from './geo-suite.ts'
import { healthSuite } from './health-suite.ts'
import { idempotencySuite } from './idempotency-suite.ts'
import { keptAgreementSuite } from './kept-agreement-suite.ts'
import { lawSuite } from './law-suite.ts'
import { ledgerFillSuite } from './ledger-fill-suite.ts'
import { ledgerSuite } from './ledger-suite.ts'
import { librarySuite } from './library-suite.ts'
import { loginLimitsSuite } from './login-limits-suite.ts'
import { loginSuite } from './login-suite.ts'
import { mailCrashSuite } from './mail-crash-suite.ts'
import { mailSuite } from './mail-suite.ts'
import { marketplaceSuite } from './marketplace-suite.ts'
import { memberSuite } from './member-suite.ts'
import { messagesSuite } from './messages-suite.ts'
import { packagesSuite } from './packages-suite.ts'
import { pageAnswersSuite } from './page-answers-suite.ts'
import { paperLinesSuite } from './paper-lines-suite.ts'
import { papersSuite } from './papers-suite.ts'
import { partnersSuite } from './partners-suite.ts'
import { passwordSuite } from './password-suite.ts'
import { planChangeSuite } from './plan-change-suite.ts'
import { refundsSuite } from './refunds-suite.ts'
import { searchLoadSuite } from './search-load-suite.ts'
import { searchSuite } from './search-suite.ts'
import { signUpFieldsSuite } from './sign-up-fields-suite.ts'
import { signUpLoadSuite } from './sign-up-load-suite.ts'
import { signUpSuite } from './sign-up-suite.ts'
import { strangerSuite } from './stranger-suite.ts'
import { thumbnailSuite } from './thumbnail-suite.ts'
import { topListSuite } from './top-list-suite.ts'
import { webAppLibrarySuite } from './web-app-library-suite.ts'
import { webAppSuite } from './web-app-suite.ts'
import { writtenDocumentsSuite } from './written-documents-suite.ts'

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
