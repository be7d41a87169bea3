import type { MemberWords } from './words-type.ts'

/** What members read in Italian. */
export const it: MemberWords = {
  account: 'Il mio account',
  logOut: 'Esci',
  passwordTitle: 'La sua password',
  passwordText: 'Può sempre accedere per e-mail. La password è per chi la preferisce.',
  passwordLink: 'La imposti o la cambi',
  currentPassword: 'Password attuale',
  currentWrong: 'Questa non è la sua password attuale.',
  newPassword: 'Nuova password',
  passwordRule: 'Almeno 8 caratteri, con una lettera e un numero.',
  passwordButton: 'Salva la password',
  passwordByMail:
    'Non ha ancora una password o l’ha dimenticata? Invieremo a {email} un link che apre questa pagina.',
  passwordMailButton: 'Invia il link per e-mail',
  passwordPatience: 'Sono state inserite troppe password errate. Chieda invece il link per e-mail.',
  passwordDropped:
    'La password inserita alla creazione dell’account non vale più, perché non possiamo sapere se l’ha inserita lei. Ne scelga una adesso oppure acceda per e-mail come prima.',
  passwordSkip: 'Continua senza password',
  passwordSet:
    'La sua password è stata salvata. Tutti gli altri dispositivi sono stati disconnessi.',
  signOutEverywhere: 'Esci ovunque',
  signOutText:
    'Chiude tutti gli accessi a questo account: qui, sul sito e su tutti gli altri dispositivi.',
  accountTitle: 'Il mio account',
  backToAccount: 'Torna all’account',
  licence: 'Licenza',
  licenceHeld: '{users}, fino al {date}',
  noLicence: 'Prova gratuita',
  noLicenceText:
    'I modelli si vedono in anteprima. Per scaricarli, modificarli e stamparli serve un piano a pagamento.',
  toPlans: 'Vedi piani e prezzi',
  toLicence: 'Leggi il contratto di licenza',
  noOrders: 'Non ha ancora acquistato nulla.',
  savePdf: 'Scarica in PDF',
  print: 'Può anche stampare questa pagina.',
  mail: 'E-mail',
  mailTitle: 'Le sue e-mail',
  mailText: 'I messaggi che le abbiamo scritto.',
  mailHere:
    'Qui non è configurato alcun server di posta: ciò che le sarebbe stato inviato si trova in questa pagina.',
  noMail: 'Non ci sono ancora e-mail.',
  mailGoesOut: 'Le e-mail vengono inviate a {email}.',
  backToMail: 'Torna alle e-mail',
  download: 'Scarica il documento',
  mayDownload:
    'Con la licenza {plan}, valida fino al {date}, può scaricare, modificare e stampare questo modello.',
  forbiddenTitle: 'Per scaricare serve un piano a pagamento',
  forbiddenText:
    'Con la prova gratuita i modelli si vedono in anteprima. Con un piano a pagamento può scaricarli, modificarli e stamparli tutti.',
  limitedTitle: 'I download sono sospesi',
  tooManyDocuments:
    'Con la sua licenza sono stati scaricati {count} documenti in un giorno. Il contratto di licenza non ne consente altri.',
  tooManyAddresses:
    'La sua licenza è stata usata da più di {count} indirizzi IP in un giorno. Il contratto di licenza non ne consente di più.',
  limitedNext:
    'I download riprendono entro un giorno. Se non è stato lei, o se gliene servono altri, ci scriva.',
  toContact: 'Ci scriva',
  fileNote:
    'Questo file viene dalla pagina che fa le veci dell’app web. Contiene il titolo del modello e il testo della sua anteprima; l’app web ha il documento completo.',
  fileFields: 'Sostituisca ciò che sta tra [parentesi].',
}
