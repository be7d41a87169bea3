import type { SheetWords } from './sheet-words.ts'

/** First pages in Spanish. */
export const es: SheetWords = {
  contract: {
    clauses: [
      {
        heading: '1. Partes',
        text: 'Este documento se firma el [fecha] entre [primera parte], [dirección], y [segunda parte], [dirección].',
      },
      {
        heading: '2. Objeto',
        text: 'Las partes fijan aquí lo que cada una debe a la otra y desde cuándo.',
      },
      {
        heading: '3. Plazo',
        text: 'Entra en vigor el [fecha] por [número] meses, salvo que una parte le ponga fin antes según la cláusula 6.',
      },
      {
        heading: '4. Obligaciones',
        text: 'Cada parte cumple lo que el anexo le asigna, con el cuidado propio del oficio.',
      },
      {
        heading: '5. Pago',
        text: 'Los importes se pagan en los [número] días siguientes a la factura, en [moneda].',
      },
      {
        heading: '6. Terminación',
        text: 'Cada parte puede ponerle fin por escrito con [número] días de aviso, o de inmediato si la otra incumple.',
      },
      {
        heading: '7. Ley aplicable',
        text: 'La ley de [lugar] rige este documento y sus tribunales deciden.',
      },
    ],
    signatures: ['[Primera parte]', '[Segunda parte]'],
  },
  resolution: {
    lead: 'Reunidos el [fecha] en [lugar] en el número requerido, los miembros de la junta de [empresa] decidieron lo siguiente.',
    decisions: [
      'SE RESUELVE aprobar el asunto indicado arriba en las condiciones presentadas a la reunión.',
      'SE RESUELVE que [nombre] pueda firmar, en nombre de [empresa], los documentos necesarios.',
      'SE RESUELVE que esta resolución rija desde el [fecha] y conste en el libro de actas.',
    ],
    record: 'Certificamos que este texto es fiel a lo decidido y que no ha sido modificado.',
    signatures: ['Presidencia', 'Secretaría'],
  },
  letter: {
    head: ['[Nombre]', '[Empresa]', '[Dirección]'],
    date: '[Fecha]',
    paragraphs: [
      'De mi consideración: le escribo por el asunto indicado arriba para dejar claro en qué punto estamos.',
      'A continuación encontrará los detalles. Si alguno no coincide con sus datos, indíquelo antes del [fecha] para corregirlo.',
      'Gracias por su atención. Puede llamarme al [teléfono] en días laborables.',
    ],
    closing: 'Atentamente,',
  },
  notice: {
    head: [
      ['Para', '[Nombre], [dirección]'],
      ['De', '[Empresa], [dirección]'],
      ['Fecha', '[Fecha]'],
    ],
    paragraphs: [
      'SE LE NOTIFICA que [empresa] le dirige este aviso en virtud de [documento], cláusula [número], por el motivo indicado arriba.',
      'Los hechos son los siguientes: [hechos]. Sus efectos comienzan el [fecha].',
      'Si desea responder, hágalo por escrito antes del [fecha], a la dirección indicada.',
    ],
    delivery: 'Entregado el [fecha] por [medio]',
    signature: '[Nombre], por [empresa]',
  },
  form: {
    fields: ['Nombre', 'Empresa', 'Dirección', 'Fecha', 'Número', 'Sección', 'Aprobado'],
    boxes: [
      'Datos completos',
      'Copias adjuntas',
      'Importes revisados',
      'Responsable informado',
      'Archivado con su número',
      'Fechado y firmado',
    ],
  },
  invoice: {
    from: { heading: 'De', text: '[Su empresa], [dirección]' },
    to: { heading: 'Facturar a', text: '[Cliente], [dirección]' },
    number: 'Factura n.º',
    date: 'Fecha: [fecha]',
    columns: ['Concepto', 'Cant.', 'Precio', 'Importe'],
    items: [
      'Horas de trabajo',
      'Materiales',
      'Visita al lugar',
      'Preparación',
      'Desplazamiento',
      'Entrega',
      'Seguimiento',
      'Gastos varios',
    ],
    subtotal: 'Subtotal',
    tax: 'Impuestos',
    total: 'Total',
    terms: {
      heading: 'Plazo de pago',
      text: 'A {days} días, el [fecha], en la cuenta [número].',
    },
  },
  spreadsheet: {
    columns: ['Concepto', 'Plan', 'Real', 'Resto'],
    rows: [
      'Alquiler',
      'Salarios',
      'Materiales',
      'Viajes',
      'Seguros',
      'Teléfono',
      'Publicidad',
      'Arreglos',
      'Honorarios',
      'Correo',
      'Formación',
      'Programas',
    ],
    total: 'Total',
  },
  plan: {
    summary:
      'Este plan dice qué se propone hacer [empresa], para quién, en qué plazo y a qué costo. Cada capítulo termina con sus cifras.',
    sections: [
      { heading: 'Dónde estamos', text: 'Lo que ofrece [empresa], a quién y por qué.' },
      { heading: 'Adónde vamos', text: 'Los tres objetivos del año, cada uno con su fecha.' },
      { heading: 'Qué hace falta', text: 'Personas, tiempo y dinero, mes a mes.' },
    ],
  },
  text: {
    sections: [
      {
        heading: 'Objeto',
        text: 'Este documento dice cómo trata [empresa] el asunto indicado.',
        points: ['Vale para todo el personal', 'Entra en vigor el [fecha]', 'Se revisa cada año'],
      },
      {
        heading: 'Quién hace qué',
        text: 'Cada paso tiene un responsable y un suplente.',
        points: ['La dirección lo explica', 'El personal lo aplica', 'Las dudas van a [nombre]'],
      },
      {
        heading: 'En la práctica',
        text: 'Anote qué se hizo, cuándo y quién lo hizo.',
        points: ['Usar el formulario adjunto', 'Avisar de lo que falta', 'Guardar [número] años'],
      },
    ],
  },
}
