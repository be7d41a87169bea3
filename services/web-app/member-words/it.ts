import type { MemberWords } from './words-type.ts'

/** What members read in Italian. */
export const it: MemberWords = {
  account: 'Il Suo account',
  logOut: 'Esci',
  accountTitle: 'Il Suo account',
  backToAccount: 'Tornare all’account',
  licence: 'Licenza',
  licenceHeld: '{plan}, {users}, fino al {date}',
  noLicence:
    'Prova gratuita: solo anteprima. Per scaricare, modificare e stampare serve un piano a pagamento.',
  toPlans: 'Vedere piani e prezzi',
  toLicence: 'Leggere il contratto di licenza',
  orders: 'Ordini e ricevute',
  noOrders: 'Non ha ancora acquistato nulla.',
  savePdf: 'Scarica in PDF',
  print: 'Può anche stampare questa pagina.',
  mail: 'E-mail',
  mailTitle: 'Le Sue e-mail',
  mailText:
    'Qui non è configurato alcun server di posta: ciò che Le sarebbe stato inviato si trova in questa pagina.',
  noMail: 'Non ci sono ancora e-mail per Lei.',
  mailGoesOut: 'Le e-mail vengono inviate a {email}.',
  backToMail: 'Tornare alle e-mail',
  download: 'Scaricare il documento',
  mayDownload:
    'La Sua licenza: {plan}, fino al {date}. Può scaricare, modificare e stampare questo modello.',
  forbiddenTitle: 'Per scaricare serve un piano a pagamento',
  forbiddenText:
    'La prova gratuita mostra le anteprime. Con un piano a pagamento scarica, modifica e stampa tutti i modelli.',
  limitedTitle: 'I download sono sospesi',
  tooManyDocuments:
    'Con la Sua licenza sono stati scaricati {count} documenti in un giorno. Il contratto di licenza non ne consente altri.',
  tooManyAddresses:
    'La Sua licenza è stata usata da più di {count} indirizzi di rete in un giorno. Il contratto di licenza non ne consente altri.',
  limitedNext:
    'I download riprendono entro un giorno. Se non è stato Lei, o se gliene servono altri, ci scriva.',
  toContact: 'Scriverci',
  fileNote:
    'Questo file viene dalla pagina che fa le veci della web app. Contiene il titolo del modello e il testo della sua anteprima; la web app ha il documento completo.',
  fileFields: 'Sostituisca ciò che sta tra [parentesi].',
}
