import type { SheetWords } from './sheet-words.ts'

type Contract = SheetWords['agreement']

/** What holds for every agreement, and for every other document that is signed. */
const agreement: Contract = {
  lead: 'Hecho en [lugar], el [fecha], entre las personas nombradas en la cláusula 1.',
  clauses: [
    ['1. Partes', '[Nombre y dirección de cada parte], y quién firma por ella.'],
    ['2. Objeto', '[Lo que acuerdan las partes], como se describe en el anexo.'],
    ['3. Obligaciones', '[Quién hace qué], antes del [fecha], y [qué se da a cambio].'],
    ['4. Duración', 'Vigente del [fecha] al [fecha], o hasta que se le ponga fin por escrito.'],
    ['5. Cambios', 'Surten efecto una vez firmados por ambas partes.'],
    ['6. Ley aplicable', 'Rige la ley de [lugar]. Cada parte recibe un ejemplar firmado.'],
  ],
  signatures: ['Primera parte', 'Segunda parte'],
}

const instrument: Contract = {
  lead: 'Firmado en [lugar], el [fecha], por [nombre].',
  clauses: [
    ['1. Firmantes', '[Nombre o razón social], de [dirección].'],
    ['2. Contenido', '[Lo que se declara o decide], expuesto íntegramente en el anexo.'],
    ['3. Efecto', 'Vigente del [fecha] al [fecha], o hasta que se sustituya.'],
    ['4. Cambios', 'Se hacen en la forma que la ley exige para este documento.'],
    ['5. Ejemplares', 'Uno lo guarda [nombre]; [número] se entregan a [nombres].'],
    ['6. Ley aplicable', 'Rige la ley de [lugar].'],
  ],
  signatures: ['Firma', 'Testigo'],
}

const shareholders: Contract = {
  lead: 'Entre los accionistas de [sociedad], que figuran en la cláusula 1.',
  clauses: [
    ['1. Acciones', '[Primer titular] posee [60] acciones; [segundo titular], [40].'],
    [
      '2. Consejo',
      'Desde el [25 %] se nombra un consejero. El consejo se reúne [cuatro] veces al año.',
    ],
    ['3. Acuerdo', 'Emitir acciones, endeudarse o vender la sociedad exige el acuerdo de [todos].'],
    ['4. Cesión', 'Quien quiera vender ofrece antes sus acciones a los demás, durante [30 días].'],
    ['5. Venta total', 'Si el [75 %] acepta una oferta, los demás venden en iguales condiciones.'],
    ['6. Dividendo', 'Lo que no haga falta para [el año siguiente] se reparte.'],
  ],
  signatures: ['Primer accionista', 'Segundo accionista'],
}

export const signed = { agreement, instrument, shareholders }
