import type { SheetWords } from './sheet-words.ts'

const plans = {
  schedule: {
    weeks: 'Semana',
    steps: [
      'Preparación',
      'Pedidos',
      'Entrega',
      'Montaje',
      'Formación',
      'Prueba',
      'Apertura',
      'Evaluación',
    ],
  },
  actionPlan: {
    weeks: 'Semana',
    steps: [
      'Acordar el objetivo',
      'Nombrar al equipo',
      'Fijar el presupuesto',
      'Diseñar',
      'Construir',
      'Probar con usuarios',
      'Corregir',
      'Entregar',
    ],
  },
  businessPlan: {
    lead: '[Empresa] vende [productos] y los entrega [el mismo día]. Pedimos [85.000\u00A0€] para abrir una segunda tienda.',
    chart: ['Año 1', 'Año 2', 'Año 3', 'Año 4'],
    sections: [
      [
        'El mercado',
        'A [diez] minutos a pie viven [11.000] personas; el competidor más cercano está a [dos] paradas.',
      ],
      ['El equipo', '[Dos] socios, con [24] años de oficio entre ambos, y [una contable].'],
      ['El dinero', 'Equilibrio en el mes [14], con [71] clientes al día.'],
    ],
  },
  marketingPlan: {
    lead: 'Para [diciembre] queremos [400] clientes nuevos, a no más de [32\u00A0€] cada uno.',
    chart: ['Búsqueda', 'Referidos', 'Boletín', 'Eventos', 'Prensa'],
    sections: [
      ['A quién buscamos', '[Pequeños comerciantes] que compran [cada semana].'],
      ['Qué decimos', 'Una frase: [entregamos antes de que abra].'],
      ['Cómo medimos', 'Pedidos por origen, el [primer] lunes de cada mes.'],
    ],
  },
  proposal: {
    lead: 'Nos preguntó cómo puede [el almacén] despachar [el mismo día]. Proponemos tres pasos en [ocho semanas].',
    chart: ['Hoy', 'Paso 1', 'Paso 2', 'Paso 3'],
    sections: [
      ['Qué haremos', 'Medir, reordenar los estantes y formar a [doce] personas.'],
      ['Qué obtiene', 'Lo pedido hasta las [14:00] sale el mismo día.'],
      ['Cuánto cuesta', '[18.400\u00A0€], en tres pagos, uno al terminar cada paso.'],
    ],
  },
  report: {
    lead: 'El [tercer] trimestre en una página, para [el consejo]. Las cifras se comparan con el año anterior.',
    chart: ['Ene', 'Feb', 'Mar', 'Abr', 'May', 'Jun', 'Jul', 'Ago', 'Sep'],
    sections: [
      ['Qué salió bien', 'Pedidos: [8\u00A0%] más. Devoluciones: solo el [1,9\u00A0%].'],
      ['Qué salió mal', 'La entrega tardó [un] día más en [agosto].'],
      ['Qué decidimos', 'Un segundo conductor desde [octubre].'],
    ],
  },
  organisation: {
    head: 'Dirección',
    leads: ['Ventas', 'Taller', 'Oficina'],
    roles: ['Vendedores', 'Tienda web', 'Encargado', 'Aprendices', 'Contabilidad', 'Recepción'],
    note: 'Cada casilla lleva un titular y un suplente. Los cambios se anotan el mismo día en que ocurren.',
  },
} satisfies Partial<SheetWords>

const texts = {
  handbook: {
    by: '[Empresa]  ·  [Edición de mes y año]',
    chapters: [
      'Bienvenida',
      'Cómo trabajamos',
      'Horario y permisos',
      'Conducta',
      'Salud y seguridad',
      'Si algo sale mal',
    ],
  },
  policy: {
    sections: [
      [
        'Objeto',
        'Esta política establece cómo trata [empresa] el asunto arriba indicado y quién decide.',
        ['Se aplica a todos', 'Entra en vigor el [fecha]', 'Se revisa una vez al año'],
      ],
      [
        'Reglas',
        'Lo que se permite, lo que requiere firma y lo que no se hace.',
        [
          'Hasta [200\u00A0€]: sin permiso',
          'Más de eso: firma [gerencia]',
          'Nunca: regalar dinero',
        ],
      ],
      ['Faltas', 'Quien vea una avisa a [nombre]. Nadie sale perjudicado por avisar.', []],
    ],
  },
  procedure: {
    sections: [
      ['Antes de empezar', 'Necesita la lista del [fecha], la llave de [sala] y [20] minutos.', []],
      [
        'Paso a paso',
        'En este orden:',
        [
          'Cotejar la entrega con el pedido',
          'Anotar lo que falte o esté dañado',
          'Firmar y guardar una copia',
          'Registrar la mercancía ese día',
          'Poner lo más antiguo delante',
        ],
      ],
      ['Si no funciona', 'Deténgase, deje todo como está y llame a [nombre].', []],
    ],
  },
  job: {
    sections: [
      ['El puesto', 'Depende de [nombre]. Dirige a [tres] personas. Sede: [lugar].', []],
      [
        'Tareas',
        'El día a día:',
        [
          'Planifica la semana en equipo',
          'Limita el gasto a [12.000\u00A0€] al mes',
          'Responde a clientes en un día',
          'Informa cada [viernes]',
        ],
      ],
      [
        'Qué buscamos',
        'Lo que importa más que los títulos:',
        ['[Tres] años en un puesto similar', 'Soltura con cifras y personas', 'Redacción clara'],
      ],
    ],
  },
  interview: {
    lead: 'Candidato: [nombre]   Fecha: [fecha]   Conduce: [nombre]',
    questions: [
      '¿Por qué este puesto?',
      'Cuénteme un día en su trabajo actual.',
      '¿Qué cambió usted allí y cómo?',
      '¿Cuándo le salió algo mal y qué hizo?',
      '¿Qué espera de nosotros para hacerlo bien?',
      '¿Cuándo podría empezar?',
    ],
  },
} satisfies Partial<SheetWords>

export const pages = { ...plans, ...texts }
