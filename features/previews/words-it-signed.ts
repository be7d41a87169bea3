import type { SheetWords } from './sheet-words.ts'

type Contract = SheetWords['agreement']

/** What holds for every agreement, and for every other document that is signed. */
const agreement: Contract = {
  lead: 'Concluso il [data], a [luogo], tra le parti indicate all’articolo 1.',
  clauses: [
    ['1. Parti', '[Nome e indirizzo di ogni parte], e chi firma per ciascuna.'],
    ['2. Oggetto', '[Ciò che le parti convengono], come descritto in allegato.'],
    ['3. Obblighi', '[Chi fa che cosa], entro il [data], e [che cosa spetta in cambio].'],
    ['4. Durata', 'Vale dal [data] al [data], o fino a disdetta scritta.'],
    ['5. Modifiche', 'Valgono quando entrambe le parti le hanno firmate.'],
    ['6. Legge', 'Si applica la legge di [luogo]. Ogni parte riceve una copia firmata.'],
  ],
  signatures: ['Prima parte', 'Seconda parte'],
}

const instrument: Contract = {
  lead: 'Firmato il [data], a [luogo], da [nome].',
  clauses: [
    ['1. Firmatari', '[Nome o ragione sociale], [indirizzo].'],
    ['2. Contenuto', '[Ciò che si dichiara o si decide], riportato per intero in allegato.'],
    ['3. Effetto', 'Vale dal [data] al [data], o finché non è sostituito.'],
    ['4. Modifiche', 'Richiedono la forma che la legge prescrive per questo atto.'],
    ['5. Copie', 'Una resta a [nome]; [numero] vanno a [nomi].'],
    ['6. Legge', 'Si applica la legge di [luogo].'],
  ],
  signatures: ['Firma', 'Testimone'],
}

const shareholders: Contract = {
  lead: 'Tra i soci di [società], elencati all’articolo 1.',
  clauses: [
    ['1. Azioni', '[Primo socio] detiene [60] azioni; [secondo socio], [40].'],
    [
      '2. Consiglio',
      'Chi ha almeno il [25%] nomina un membro. Il consiglio si riunisce [quattro] volte l’anno.',
    ],
    [
      '3. Consenso',
      'Nuove azioni, prestiti e vendita della società richiedono il consenso di [tutti].',
    ],
    ['4. Cessione', 'Chi vuole vendere offre prima le azioni agli altri, per [30 giorni].'],
    [
      '5. Vendita totale',
      'Se il [75%] accetta un’offerta, gli altri vendono alle stesse condizioni.',
    ],
    ['6. Dividendo', 'Ciò che non serve per [l’anno seguente] è distribuito.'],
  ],
  signatures: ['Primo socio', 'Secondo socio'],
}

export const signed = { agreement, instrument, shareholders }
