import type { MailWords } from './words-type.ts'

/** Mail in Italian. */
export const it: MailWords = {
  greeting: 'Buongiorno {name},',
  closing: 'Grazie per la fiducia.',
  help: 'Ha una domanda? Ci scriva o chiami il numero {service}.',
  links: {
    templates: 'Aprire i modelli',
    licence: 'Contratto di licenza',
    refundPolicy: 'Politica di rimborso',
    contact: 'Scriverci',
  },
  receipt: {
    subject: 'La Sua ricevuta {receipt} per l’ordine {order}',
    intro:
      'Il pagamento è arrivato e l’abbonamento è attivo. Ora può scaricare, modificare e stampare i modelli.',
    renewal:
      'L’abbonamento è pagato fino al {date} e poi si rinnova per un altro anno, al prezzo valido in quel momento. Le scriviamo 21 giorni prima.',
    cancel:
      'Per disdire, acceda all’account, apra la pagina «Il mio account / Fatturazione» e disattivi il rinnovo. Può farlo in qualsiasi giorno e conserva l’accesso completo fino alla fine dell’anno pagato.',
  },
  refund: {
    subject: 'Rimborso di {amount} per l’ordine {order}',
    intro:
      'Abbiamo rimborsato {amount} sulla carta o sul conto usato per il pagamento. La banca può impiegare fino a dieci giorni per mostrarlo.',
    whole:
      'Il pagamento è stato rimborsato per intero, quindi la licenza di questo ordine è terminata. Può continuare ad accedere e a vedere le anteprime.',
    part: 'La Sua licenza resta com’è.',
  },
  contact: {
    subject: 'Abbiamo ricevuto il Suo messaggio {reference}',
    intro: 'Il Suo messaggio ci è arrivato. Il numero è {reference}.',
    next: 'Rispondiamo a questo indirizzo. Indichi il numero se ci scrive o ci chiama a questo proposito.',
    stranger: 'Se non ci ha scritto Lei, qualcuno ha sbagliato indirizzo e non deve fare nulla.',
  },
}
