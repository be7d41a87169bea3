import type { SheetWords } from './sheet-words.ts'

/** What else business plans begin with, in Spanish. */
export const plans = {
  planContents: {
    by: '[Empresa]  ·  [Mes y año]',
    chapters: [
      'Resumen',
      'El mercado',
      'La competencia',
      'El equipo',
      'Costos y financiación',
      'Flujo de efectivo',
    ],
  },
  competition: {
    lead: 'Quién más vende en [barrio] y por qué los clientes nos elegirán.',
    chart: ['Nuestra empresa', 'La más grande', 'La más cercana'],
    sections: [
      ['Lo que hacen bien', '[Precios bajos] y [estacionamiento] frente a la puerta.'],
      ['Lo que hacemos mejor', '[Asesoría] y entrega [el mismo día].'],
      ['Cómo mantener la ventaja', 'Cada mes preguntamos a [20] clientes qué echan en falta.'],
    ],
  },
  breakEven: {
    lead: 'Con [71] clientes al día, los ingresos cubren los gastos.',
    chart: ['Ingresos', 'Gastos'],
    sections: [
      ['Gastos fijos', '[9400\u00A0€] al mes: alquiler, salarios, seguros, préstamo.'],
      [
        'Cada venta',
        '[8,20\u00A0€] de media, de los que [3,10\u00A0€] son el costo de la mercancía.',
      ],
      ['Si tarda más', 'La reserva cubre [cuatro] meses más.'],
    ],
  },
  startUpCosts: {
    columns: ['Concepto', 'Costo', 'Aporte', 'Préstamo'],
    total: 'Total',
    rows: [
      ['Depósito del alquiler', 4800],
      ['Reforma', 12_500],
      ['Equipos', 18_900],
      ['Existencias iniciales', 7600],
      ['Vehículo', 9200],
      ['Permisos', 650],
      ['Sitio web', 1800],
      ['Rótulo', 1200],
      ['Seguros', 900],
      ['Reserva', 6000],
    ],
  },
} satisfies Partial<SheetWords>
