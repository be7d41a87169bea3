import type { SubscriptionWords } from './words-type.ts'

/** Mail about a subscription in Italian. */
export const it: SubscriptionWords = {
  billing: 'Apri Fatturazione',
  notice: {
    subject: 'Rinnovo del Suo abbonamento: {date}',
    intro: 'Il Suo abbonamento a {item} si rinnova per un altro anno. Data del rinnovo: {date}.',
    amount: 'In quel giorno addebiteremo {total} sulla carta o sul conto con cui paga.',
    amountWithTax:
      'In quel giorno addebiteremo {total} sulla carta o sul conto con cui paga, di cui {tax} di imposte.',
    stop: 'Se non desidera rinnovare, apra Fatturazione con il link qui sotto e disattivi il rinnovo, in qualsiasi giorno prima di allora. L’accesso completo resta attivo fino alla fine dell’anno pagato.',
    cancel: 'Disdire senza accedere',
  },
  failed: {
    subject: 'Non è stato possibile addebitare il rinnovo',
    intro: 'Abbiamo provato ad addebitare {total} per {item}, ma il pagamento è stato rifiutato.',
    access:
      'Fine del periodo pagato: {date}. La licenza resta in pausa fino all’arrivo del pagamento.',
    next: 'Prossimo tentativo: {date}.',
    update:
      'Per usare un’altra carta, apra Fatturazione con il link qui sotto. Lì può anche disattivare il rinnovo.',
  },
  ended: {
    subject: 'Il Suo abbonamento è terminato',
    reasons: {
      stopped:
        'Come richiesto, il Suo abbonamento a {item} non è stato rinnovato. È terminato e non verrà addebitato altro.',
      unpaid:
        'Anche l’ultimo tentativo di addebitare il rinnovo non è riuscito. Il Suo abbonamento a {item} è terminato e non verrà addebitato altro.',
      'dispute-lost':
        'La Sua banca Le ha restituito un pagamento. L’abbonamento a {item} e la licenza sono terminati e non verrà addebitato altro.',
    },
    after:
      'Il Suo account resta aperto: può accedere, vedere le anteprime e abbonarsi di nuovo quando vuole.',
  },
  stopped: {
    subject: 'Il Suo abbonamento non si rinnova più',
    intro: 'Abbiamo disattivato il rinnovo automatico di {item}: {moment}.',
    access:
      'Accesso completo fino a questa data: {date}. Poi l’abbonamento termina e non verrà addebitato altro.',
    resume: 'Se cambia idea prima di allora, può riattivare il rinnovo in Fatturazione.',
  },
  resumed: {
    subject: 'Il Suo abbonamento si rinnova di nuovo',
    intro: 'Abbiamo riattivato il rinnovo automatico di {item}: {moment}.',
    next: 'Fine del periodo pagato: {date}. Le scriveremo l’importo prima di addebitare l’anno successivo.',
  },
  changed: {
    subject: 'Il Suo piano è cambiato',
    now: 'Da ora ha {item}.',
    next: 'Dal prossimo periodo avrà {item}. Inizio: {date}.',
    notice: 'Le scriveremo l’importo prima di addebitare l’anno successivo.',
  },
  disputed: {
    subject: 'Il pagamento dell’ordine {order} è contestato',
    intro: 'La Sua banca ci comunica che il pagamento dell’ordine {order} è contestato.',
    access: 'Finché la banca non decide, la licenza è sospesa e non viene addebitato nulla.',
    mistake: 'Se si tratta di un errore, avvisi la Sua banca e ci scriva con il link qui sotto.',
  },
}
