import type { SheetWords } from './sheet-words.ts'

type Contract = SheetWords['lease']

const licence: Contract = {
  lead: '[Licenciante] permite a [licenciatario] usar [la obra] según este contrato.',
  clauses: [
    ['1. Licencia', 'La licencia es no exclusiva e intransferible y abarca [México].'],
    ['2. Cuota', 'Son [450\u00A0€] al mes, para un máximo de [25] usuarios.'],
    ['3. Soporte', 'Los errores que impiden trabajar se atienden en [cuatro horas] hábiles.'],
    ['4. Propiedad', 'Los derechos sobre la obra y sus cambios siguen siendo del licenciante.'],
    [
      '5. Datos',
      'Los datos del licenciatario son suyos y se le entregan a los [30 días] de la terminación.',
    ],
    ['6. Vigencia', 'Dura [un año] y se prorroga de año en año, salvo preaviso de [60 días].'],
  ],
  signatures: ['Licenciante', 'Licenciatario'],
}

const distribution: Contract = {
  lead: '[Proveedor] designa a [distribuidor] para [productos] en [zona].',
  clauses: [
    ['1. Zona', 'El distribuidor vende en [zona] y no atiende pedidos de fuera de ella.'],
    [
      '2. Mínimos',
      'Se piden al menos [1200] unidades al año, [300] de ellas en el primer trimestre.',
    ],
    [
      '3. Precios',
      'El descuento sobre lista es del [35\u00A0%]. Los precios nuevos rigen a los [60 días].',
    ],
    ['4. Entrega', 'Los pedidos se confirman en [tres] días hábiles y se despachan en [diez].'],
    [
      '5. Marca',
      'El distribuidor usa los nombres y signos tal como indica la guía, y ningún otro.',
    ],
    ['6. Terminación', 'Tras [dos años], cada parte puede ponerle fin con [90 días] de aviso.'],
  ],
  signatures: ['Proveedor', 'Distribuidor'],
}

const amendment: Contract = {
  lead: 'Al contrato del [fecha] entre [primera parte] y [segunda parte].',
  clauses: [
    ['1. Cambio', 'Desde el [fecha], la cláusula [4] dice: [«Se pagan 1900\u00A0€ al mes»].'],
    [
      '2. Adición',
      'Tras la cláusula [7] se añade: [«Los viajes de más de 50\u00A0km se pagan por km»].',
    ],
    ['3. Plazo', 'El contrato vence el [fecha] en lugar del [fecha].'],
    ['4. Lo demás', 'Todo lo no modificado aquí sigue en vigor.'],
    ['5. Efecto', 'El cambio surte efecto con la firma de ambas partes, en la fecha de la última.'],
  ],
  signatures: ['Primera parte', 'Segunda parte'],
}

const ending: Contract = {
  lead: '[Primera parte] y [segunda parte] ponen fin al contrato de [fecha].',
  clauses: [
    [
      '1. Último día',
      'El contrato termina el [fecha]. Hasta entonces, cada parte cumple lo debido.',
    ],
    [
      '2. Liquidación',
      '[Primera parte] paga [12.500\u00A0€] antes del [fecha] por todo lo hecho hasta hoy.',
    ],
    ['3. Devolución', 'Llaves, documentos y equipos se devuelven en [diez días], contra recibo.'],
    ['4. Finiquito', 'Con este pago, ninguna parte tiene nada más que reclamar a la otra.'],
    ['5. Confidencialidad', 'Lo confidencial sigue siéndolo. Ninguna parte desacredita a la otra.'],
  ],
  signatures: ['Primera parte', 'Segunda parte'],
}

const services: Contract = {
  lead: 'Entre [cliente] y [contratista], para el trabajo de la cláusula 1.',
  clauses: [
    ['1. Objeto', 'El contratista entrega [lo descrito en el anexo A] antes del [fecha].'],
    [
      '2. Precio',
      'El precio es de [7200\u00A0€]: [30\u00A0%] a la firma, [40\u00A0%] a mitad del trabajo y el resto al final.',
    ],
    ['3. Cambios', 'Lo que añada el cliente se cotiza por escrito antes de empezar.'],
    ['4. Aceptación', 'El cliente revisa en [diez días]. Lo no rechazado entonces queda aceptado.'],
    ['5. Derechos', 'Una vez pagado, el resultado es del cliente.'],
    [
      '6. Responsabilidad',
      'Cada parte responde de los daños hasta [el precio] y, si hay dolo, sin límite.',
    ],
  ],
  signatures: ['Cliente', 'Contratista'],
}

const deed: Contract = {
  lead: 'Yo, [nombre], con domicilio en [lugar], declaro:',
  clauses: [
    ['1. Poder', 'Otorgo poder a [nombre] para [la venta del inmueble sito en dirección].'],
    ['2. Facultades', 'Puede firmar, cobrar y dar recibo, tal como podría hacerlo yo.'],
    ['3. Límites', 'No puede hacer donaciones ni delegar el poder en otra persona.'],
    ['4. Duración', 'Rige del [fecha] al [fecha], o hasta que lo revoque por escrito.'],
    ['5. Ley', 'Se aplica la ley de [lugar].'],
  ],
  signatures: ['Firma', 'Testigo'],
}

export const agreements = { licence, distribution, amendment, ending, services, deed }
