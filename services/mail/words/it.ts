import type { MailWords } from './words-type.ts'

/** Mail in Italian. */
export const it: MailWords = {
  greeting: 'Buongiorno {name},',
  closing: 'Grazie per la fiducia.',
  help: 'Ha una domanda? Ci scriva o chiami il numero {service}.',
  links: {
    templates: 'Apra i modelli',
    licence: 'Contratto di licenza',
    refundPolicy: 'Informativa sui rimborsi',
    contact: 'Ci scriva',
  },
  receipt: {
    headline: 'Grazie per il Suo pagamento',
    subject: 'La Sua ricevuta {receipt} per l’ordine {order}',
    intro:
      'Abbiamo ricevuto il pagamento di {total} e l’abbonamento è attivo. Ora può scaricare, modificare e stampare i modelli.',
    notOwed:
      'Abbiamo ricevuto un pagamento di {total} che non ci doveva. Verrà rimborsato automaticamente sulla carta o sul conto da cui proviene. Glielo confermeremo con un’altra e-mail.',
    renewal:
      'Il Suo abbonamento è pagato fino al {date} e poi si rinnova per un altro anno, al prezzo in vigore in quel momento. Le scriviamo 21 giorni prima.',
    renewalPrice: {
      added: 'Ai prezzi di oggi, l’anno successivo costa {price} al netto delle imposte.',
      included: 'Ai prezzi di oggi, l’anno successivo costa {price} IVA inclusa.',
      reverse:
        'Ai prezzi di oggi, l’anno successivo costa {price} senza IVA, che versa Lei direttamente.',
    },
    renewalKept:
      'L’anno successivo costa al massimo quanto ha pagato per questo: {price} al netto delle imposte.',
    firstYear: 'Lo sconto valeva per il primo anno e non si applica al rinnovo.',
    cancel:
      'Per disdire, acceda al Suo account, apra la pagina «Il mio account / Fatturazione» e disattivi il rinnovo. Può farlo in qualsiasi momento; l’accesso completo resta attivo fino alla fine dell’anno pagato.',
  },
  refund: {
    subject: 'Rimborso di {amount} per l’ordine {order}',
    intro:
      'Abbiamo rimborsato {amount} sulla carta o sul conto usato per il pagamento. La banca può impiegare fino a dieci giorni per registrare l’accredito.',
    returned:
      'La Sua banca Le ha restituito {amount} dopo la contestazione del pagamento. Questa è la relativa nota di credito.',
    whole:
      'Il pagamento è stato rimborsato per intero, quindi la licenza di questo ordine è terminata. Può continuare ad accedere e a vedere le anteprime.',
    left: 'Il pagamento è stato rimborsato per intero. Ora il Suo piano è {item}, fino al {date}.',
    part: 'La Sua licenza non cambia.',
  },
  marketplace: {
    headline: 'La Sua licenza è attiva',
    subject: 'La Sua licenza è attiva (ordine ClickBank {receipt})',
    intro:
      'Grazie per il Suo ordine su ClickBank. La Sua licenza per {product} è attiva fino al {date}: ora può scaricare, modificare e stampare i modelli.',
    account: 'È collegata all’account di questo indirizzo e-mail.',
    payment:
      'Il pagamento è stato incassato da ClickBank con il numero d’ordine {receipt}; per domande al riguardo si rivolga a ClickBank.',
  },
  contact: {
    headline: 'Abbiamo ricevuto il Suo messaggio',
    subject: 'Abbiamo ricevuto il Suo messaggio {reference}',
    intro: 'Grazie per averci scritto. Il numero di riferimento è {reference}.',
    next: 'Le risponderemo a questo indirizzo. Se ci scrive di nuovo in proposito, indichi questo numero.',
    stranger:
      'Se non ci ha scritto Lei, qualcuno ha indicato per errore il Suo indirizzo: può ignorare questo messaggio.',
  },
  welcome: {
    subject: 'Il Suo account {brand} è pronto',
    intro: 'Può cercare tra i modelli e vedere ciascuno in anteprima.',
    back: 'Per accedere da qualsiasi dispositivo, inserisca questo indirizzo: Le invieremo un link.',
    stranger:
      'Se non è stato Lei a creare l’account, qualcuno ha inserito il Suo indirizzo per errore: può ignorare questo messaggio.',
    open: 'Sfogli i modelli',
  },
  login: {
    subject: 'Il Suo link di accesso',
    intro:
      'Questo link Le permette di accedere. Funziona una sola volta, nei 15 minuti successivi alla richiesta.',
    stranger:
      'Se non l’ha richiesto Lei, ignori questo messaggio: senza il link nessuno può accedere.',
    open: 'Acceda',
  },
  agreementChanged: {
    subject: {
      'terms-of-use': 'Le nostre condizioni d’uso sono cambiate',
      eula: 'Il nostro contratto di licenza è cambiato',
    },
    intro:
      'È in vigore una nuova versione, datata {date}, che cambia qualcosa nel Suo abbonamento.',
    open: 'Apra la nuova versione',
  },
}
