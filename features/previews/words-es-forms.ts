import type { SheetWords } from './sheet-words.ts'

const minutes: SheetWords['minutes'] = {
  head: [
    ['Fecha', '[fecha], [9:00 a 10:30]'],
    ['Asisten', '[cinco nombres]'],
    ['Ausente', '[un nombre]'],
  ],
  items: [
    ['1. Acta anterior', 'Se aprueba sin cambios.'],
    ['2. Cifras', 'Ventas: [4\u00A0%] sobre el plan. [Nombre] informa de gastos el [fecha].'],
    [
      '3. Nuevo local',
      'Se comparan dos ofertas. Se elige [la segunda] por [cuatro] votos contra [uno].',
    ],
    ['4. Personal', 'Desde el [fecha] se anuncia una vacante en el taller.'],
    ['5. Convocatoria', '[Fecha], [9:00], en [lugar].'],
  ],
  signatures: ['Presidencia', 'Secretaría'],
}

const agenda: SheetWords['agenda'] = {
  head: [
    ['Fecha', '[fecha]'],
    ['Lugar', '[sala de juntas]'],
    ['Preside', '[nombre]'],
  ],
  items: [
    ['9:00', 'Bienvenida y acta de la reunión anterior'],
    ['9:10', 'Cifras del mes: ventas, gastos y caja'],
    ['9:30', 'Informe sobre [el proyecto] y preguntas'],
    ['9:50', 'Decisión: [el proveedor del próximo año]'],
    ['10:10', 'Personal: permisos, cursos, altas'],
    ['10:25', 'Quién hace qué y cuándo'],
  ],
  signatures: ['Preside', 'Convoca'],
}

const form: SheetWords['form'] = {
  fields: ['Nombre', 'Empresa', 'Dirección', 'Teléfono', 'Fecha', 'Área', 'Aprobado por'],
  boxes: [
    'Datos completos',
    'Copias adjuntas',
    'Importes revisados',
    'Responsable informado',
    'Archivado con su número',
    'Firmado y fechado',
  ],
}

const checklist: SheetWords['checklist'] = {
  groups: [
    [
      'Antes',
      [
        'Nombrar un responsable',
        'Anotar qué debe estar listo',
        'Fijar las fechas',
        'Pedir lo que otros aportan',
      ],
    ],
    ['Durante', ['Marcar cada paso', 'Anotar lo que falta', 'Guardar juntos los papeles']],
    ['Después', ['Archivar los papeles', 'Anotar lo que salió mal', 'Avisar a los interesados']],
  ],
}

const appraisal: SheetWords['appraisal'] = {
  lead: 'Empleado: [nombre]   Período: [desde] a [hasta]   Evalúa: [nombre]',
  ends: ['rara vez', 'siempre'],
  questions: [
    'Conoce su trabajo y sigue aprendiendo',
    'Termina a tiempo lo acordado',
    'Detecta los errores y los comunica',
    'Ayuda a otros sin que se lo pidan',
    'Habla y escribe con claridad',
    'Trata a los clientes con paciencia',
    'Aporta propuestas',
    'Cuida el dinero y las herramientas',
  ],
}

const survey: SheetWords['survey'] = {
  lead: 'Le llevará dos minutos. [Nombre] lee sus respuestas y las usamos para mejorar.',
  ends: ['no', 'sí'],
  questions: [
    '¿Le ha resultado satisfactorio?',
    '¿Le fue fácil contactarnos?',
    '¿Cumplimos lo prometido?',
    '¿Le fue útil?',
    '¿Se le informó a tiempo?',
    '¿Fuimos amables?',
    '¿Lo recomendaría?',
  ],
}

const paper = {
  from: ['De', '[Su empresa], [dirección]'],
  to: ['Facturar a', '[Cliente], [dirección]'],
  date: 'Fecha: [fecha]',
  columns: ['Concepto', 'Cant.', 'Precio', 'Importe'],
  subtotal: 'Subtotal',
  tax: 'Impuesto',
} as const

const invoice: SheetWords['invoice'] = {
  ...paper,
  number: 'Factura n.º',
  items: [
    ['Horas de trabajo', 65],
    ['Materiales', 120],
    ['Visita técnica', 90],
    ['Preparación', 180],
    ['Desplazamiento', 45],
    ['Entrega', 30],
    ['Seguimiento', 75],
  ],
  total: 'Total a pagar',
  foot: 'Pago a {days} días, el [fecha], en la cuenta [número].',
}

const quote: SheetWords['quote'] = {
  ...paper,
  to: ['Preparada para', '[Cliente], [dirección]'],
  number: 'Cotización n.º',
  items: [
    ['Preparación', 150],
    ['Mano de obra, día', 480],
    ['Materiales', 640],
    ['Desplazamiento', 45],
    ['Entrega', 60],
    ['Reunión de revisión', 95],
    ['Tasas', 120],
  ],
  total: 'Total',
  foot: 'Precios válidos por {days} días. La mitad se paga al aceptar.',
}

const order: SheetWords['order'] = {
  ...paper,
  from: ['Comprador', '[Su empresa], [dirección]'],
  to: ['Proveedor', '[Proveedor], [dirección]'],
  number: 'Orden n.º',
  items: [
    ['Papel, caja', 32],
    ['Tóner negro', 85],
    ['Lámpara de mesa', 48],
    ['Archivador', 230],
    ['Silla de oficina', 190],
    ['Cable, 5\u00A0m', 9],
    ['Pizarra blanca', 110],
  ],
  total: 'Total',
  foot: 'Entregar en la dirección indicada antes del [fecha]. Pago a {days} días.',
}

const receipt: SheetWords['receipt'] = {
  ...paper,
  to: ['Recibido de', '[Nombre], [dirección]'],
  number: 'Recibo n.º',
  items: [
    ['Anticipo', 200],
    ['Primera cuota', 350],
    ['Alquiler de [mes]', 900],
    ['Saldo de factura', 240],
    ['Comisión', 25],
  ],
  total: 'Total recibido',
  foot: 'Pagado por [medio] el [fecha]. Conserve este recibo {days} días.',
}

const certificate: SheetWords['certificate'] = {
  body: [
    'Se certifica que',
    'ha cumplido [lo certificado] en [empresa], del [fecha] al [fecha],',
    'y que así consta en su registro con el n.º\u00A0[17].',
  ],
  holder: '[Nombre]',
  signatures: ['Presidencia', 'Secretaría'],
}

const waybill: SheetWords['waybill'] = {
  from: ['Remitente', '[Empresa], [dirección], [ciudad]'],
  to: ['Destinatario', '[Nombre], [empresa], [dirección], [ciudad]'],
  rows: [
    ['Bultos', '3'],
    ['Peso', '18,4\u00A0kg'],
    ['Transportista', '[empresa]'],
    ['Servicio', '[24 horas]'],
    ['Contenido', '[repuestos]'],
    ['Valor', '[640\u00A0€]'],
  ],
  foot: 'Recibido completo y sin daños',
}

export const forms = {
  minutes,
  agenda,
  form,
  checklist,
  appraisal,
  survey,
  invoice,
  quote,
  order,
  receipt,
  certificate,
  waybill,
}
