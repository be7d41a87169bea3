import type { SheetWords } from './sheet-words.ts'

type Contract = SheetWords['lease']

const lease: Contract = {
  lead: 'Contrato celebrado el [fecha] entre [arrendador] y [arrendatario].',
  clauses: [
    [
      '1. Inmueble',
      'Se arrienda el local de [120\u00A0m²] de la planta baja de [dirección], destinado a [tienda].',
    ],
    [
      '2. Plazo',
      'Rige desde el [fecha] por [cinco años]. El arrendatario puede prorrogarlo una vez por [tres].',
    ],
    [
      '3. Renta',
      'La renta es de [2400\u00A0€] al mes, pagadera el día [1]. Se actualiza cada año según el índice de precios.',
    ],
    [
      '4. Depósito',
      'El depósito de [tres] mensualidades se devuelve a los [30 días] de entregadas las llaves.',
    ],
    [
      '5. Reparaciones',
      'El arrendador responde de techo, muros y calefacción; el arrendatario, de los arreglos menores.',
    ],
    [
      '6. Mora',
      'Si la renta se atrasa [30 días], el arrendador puede resolver el contrato por escrito.',
    ],
  ],
  signatures: ['Arrendador', 'Arrendatario'],
}

const employment: Contract = {
  lead: 'Entre [empresa], como empleador, y [nombre], como trabajador.',
  clauses: [
    ['1. Puesto', 'El trabajador ingresa el [fecha] como [cargo] y depende de [nombre].'],
    [
      '2. Prueba',
      'Durante los primeros [tres meses], cada parte puede desistir con [dos semanas] de preaviso.',
    ],
    [
      '3. Jornada',
      'Son [40] horas semanales, de lunes a viernes, con [una hora] diaria de descanso.',
    ],
    [
      '4. Salario',
      'El salario es de [58.000\u00A0€] al año y se paga el último día hábil de cada mes.',
    ],
    ['5. Vacaciones', 'Son [20] días pagados al año, en las fechas que acuerden las partes.'],
    [
      '6. Confidencialidad',
      'Lo que el trabajador sepa de clientes y precios es secreto, aun terminado el contrato.',
    ],
  ],
  signatures: ['Por el empleador', 'Trabajador'],
}

const confidentiality: Contract = {
  lead: 'Entre [primera empresa] y [segunda empresa], que desean tratar sobre [un proyecto].',
  clauses: [
    [
      '1. Qué es confidencial',
      'Lo marcado como confidencial o declarado así por escrito dentro de [cinco días].',
    ],
    [
      '2. Qué no lo es',
      'Lo ya conocido, lo público y lo recibido de un tercero con derecho a revelarlo.',
    ],
    [
      '3. Uso',
      'La parte receptora usa la información solo para [el proyecto] y la limita a quien la necesite.',
    ],
    ['4. Devolución', 'A petición de parte, las copias se devuelven o destruyen en [diez días].'],
    ['5. Duración', 'Estas obligaciones duran [tres años] desde el último intercambio.'],
    [
      '6. Incumplimiento',
      'La indemnización no siempre basta: el juez puede ordenar el cese de la conducta.',
    ],
  ],
  signatures: ['Primera empresa', 'Segunda empresa'],
}

const loan: Contract = {
  lead: 'El [fecha], [prestamista] presta [25.000\u00A0€] a [prestatario].',
  clauses: [
    ['1. Intereses', 'El préstamo devenga un interés anual del [6\u00A0%] sobre el saldo.'],
    [
      '2. Reembolso',
      'Se reembolsa en [48] cuotas mensuales de [587,13\u00A0€]; la primera vence el [fecha].',
    ],
    ['3. Pago anticipado', 'El prestatario puede adelantar todo o parte del pago, sin comisión.'],
    ['4. Mora', 'El pago atrasado más de [15 días] devenga un [2\u00A0%] anual adicional.'],
    [
      '5. Garantía',
      'El prestatario da en prenda [un vehículo de reparto], que puede seguir usando.',
    ],
    ['6. Incumplimiento', 'Con [dos] cuotas seguidas sin pagar, todo el saldo vence de inmediato.'],
  ],
  signatures: ['Prestamista', 'Prestatario'],
}

const sale: Contract = {
  lead: '[Vendedor] vende a [comprador] el bien aquí descrito.',
  clauses: [
    [
      '1. Objeto',
      '[Un horno, modelo y número de serie], en el estado en que el comprador lo ha visto.',
    ],
    [
      '2. Precio',
      'El precio es de [8900\u00A0€]: [2000\u00A0€] a la firma y el resto a la entrega.',
    ],
    [
      '3. Entrega',
      'Se entrega en [dirección] antes del [fecha], a riesgo del vendedor hasta entonces.',
    ],
    [
      '4. Propiedad',
      'El bien está libre de cargas y gravámenes. Su propiedad pasa al comprador con el pago total.',
    ],
    ['5. Garantía', 'Los defectos que surjan en [doce meses] se reparan, o se rebaja el precio.'],
    ['6. Revisión', 'Los defectos visibles se reclaman en [siete días] desde la entrega.'],
  ],
  signatures: ['Vendedor', 'Comprador'],
}

const partnership: Contract = {
  lead: 'Entre [primer socio] y [segundo socio], que explotan juntos [negocio].',
  clauses: [
    [
      '1. Aportaciones',
      '[Primer socio] aporta [40.000\u00A0€]; [segundo socio], los equipos de la lista adjunta.',
    ],
    [
      '2. Reparto',
      'Ganancias y pérdidas se reparten [60] a [40], una vez aprobadas las cuentas del año.',
    ],
    [
      '3. Decisiones',
      'Cada socio decide lo corriente. Desde [5000\u00A0€], y en todo préstamo, firman ambos.',
    ],
    ['4. Retiros', 'Cada socio puede retirar [3500\u00A0€] al mes a cuenta.'],
    [
      '5. Salida',
      'Quien sale da [seis meses] de aviso; el otro tiene preferencia para adquirir su parte.',
    ],
    ['6. Valor', '[Un perito] valora la parte, que se paga en [doce] cuotas.'],
  ],
  signatures: ['Primer socio', 'Segundo socio'],
}

export const contracts = { lease, employment, confidentiality, loan, sale, partnership }
