import type { SheetWords } from './sheet-words.ts'

const to = ['[Nome]', '[Società]', '[Indirizzo]']
const home = ['[Nome]', '[Indirizzo]']
const date = '[Data]'

const reference: SheetWords['reference'] = {
  to,
  date,
  paragraphs: [
    'A chi di competenza: [Nome] ha lavorato presso di noi come [mansione] dal [data] al [data] e per [tre] anni ha risposto direttamente a me.',
    'Ha guidato [un progetto] con [cinque] persone, concluso con [due settimane] di anticipo. I clienti chiedevano espressamente di [lui o lei].',
    'Posso dare di [Nome] le migliori referenze, senza riserve. Per ulteriori informazioni resto a disposizione al [telefono].',
  ],
  closing: 'Distinti saluti',
}

const resignation: SheetWords['resignation'] = {
  to,
  date,
  paragraphs: [
    'Gentile [Nome], rassegno le dimissioni dal ruolo di [mansione]. L’ultimo giorno sarà il [data], con il preavviso contrattuale di [quattro settimane].',
    'Fino ad allora porterò a termine [i lavori in corso] e passerò a [nome] le consegne per tutto il resto.',
    'La ringrazio per questi [sei] anni, nei quali ho imparato molto. La prego di confermarmi la data per iscritto.',
  ],
  closing: 'Cordiali saluti',
}

const dismissal: SheetWords['dismissal'] = {
  to: home,
  date,
  paragraphs: [
    'Gentile [Nome], Le comunichiamo il licenziamento da [società] con effetto dal [data] e con il preavviso contrattuale di [quattro settimane].',
    'Il motivo, di cui abbiamo parlato il [data], è [motivo]. La retribuzione Le spetta fino all’ultimo giorno, oltre a [sei] giorni di ferie non godute.',
    'La preghiamo di restituire [chiavi, portatile e documenti] entro il [data]. In tale data riceverà la Sua documentazione e una lettera di referenze.',
  ],
  closing: 'Distinti saluti',
}

const warning: SheetWords['warning'] = {
  to: home,
  date,
  paragraphs: [
    'Gentile [Nome], il [data] e di nuovo il [data] Lei [che cosa ha fatto]. Ne abbiamo parlato il [data].',
    'La presente è un [primo] richiamo scritto. Da oggi Le chiediamo di [che cosa fare], come previsto dall’art.\u00A0[4] del [manuale del personale].',
    'In caso di recidiva potremo [conseguenza]. Può rispondere per iscritto entro il [data]. Copia della presente sarà inserita nel Suo fascicolo.',
  ],
  closing: 'Distinti saluti',
}

const thanks: SheetWords['thanks'] = {
  to,
  date,
  paragraphs: [
    'Gentile [Nome], La ringraziamo per [il Suo ordine] del [data]. Sappiamo che poteva scegliere e siamo lieti che abbia scelto noi.',
    '[Nome] ha preso nota di quanto ci ha segnalato: la prossima volta [i coperchi] saranno [come li desidera].',
    'Con questa lettera riceve [un vasetto di marmellata]: è un nostro omaggio.',
  ],
  closing: 'Cordiali saluti',
}

const refusal: SheetWords['refusal'] = {
  to,
  date,
  paragraphs: [
    'Gentile [Nome], La ringraziamo per [la Sua richiesta] del [data], che abbiamo esaminato con attenzione.',
    'Purtroppo non ci è possibile [che cosa è stato chiesto]: [motivo]. La decisione non mette in discussione [il Suo lavoro].',
    'Possiamo invece proporLe [un’alternativa], fino al [data]. Se può esserLe utile, mi chiami al [telefono].',
  ],
  closing: 'Cordiali saluti',
}

const announcement: SheetWords['announcement'] = {
  to,
  date,
  paragraphs: [
    'Gentile [Nome], dal [data] [che cosa cambia]. Teniamo a informarLa noi per primi.',
    'Per Lei questo significa [che cosa significa]. [Prezzi], giorni di consegna e referenti restano invariati.',
    'Il motivo: [motivo]. Per qualsiasi domanda, [nome] Le risponderà volentieri al [telefono].',
  ],
  closing: 'Cordiali saluti',
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
