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
      'Fijar el objetivo',
      'Nombrar responsable',
      'Hacer balance',
      'Elegir medidas',
      'Presupuestar',
      'Empezar',
      'Seguir el avance',
      'Evaluar',
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
    lead: 'Nos consultó sobre [lo que necesita]. Proponemos tres pasos, en [ocho semanas].',
    chart: ['Hoy', 'Paso 1', 'Paso 2', 'Paso 3'],
    sections: [
      ['Qué proponemos', '[Lo que se hace], en el orden de los pasos.'],
      ['Qué obtiene', '[El resultado], antes del [fecha].'],
      ['Qué pedimos', '[El importe], y [lo demás que haga falta], antes del [fecha].'],
    ],
  },
  report: {
    lead: '[Periodo] en una página, para [lector]: qué se examinó, qué se constató y qué sigue.',
    chart: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    sections: [
      ['Qué se examinó', '[Tema], del [fecha] al [fecha].'],
      ['Qué se constató', '[Constataciones], con las cifras en [el anexo].'],
      ['Qué sigue', '[Próximo paso], antes del [fecha]; se encarga [nombre].'],
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
        'Esta política establece cómo trata [empresa] el asunto del título, y quién decide.',
        ['Se aplica a [todo el personal]', 'Entra en vigor el [fecha]', 'Se revisa una vez al año'],
      ],
      [
        'Reglas',
        '[Nombre] responde a las preguntas y anota lo que se decide.',
        [
          'Se permite: [lo que todos pueden hacer]',
          'Con permiso: [lo que hay que pedir]',
          'No se permite: [lo que nadie debe hacer]',
        ],
      ],
      ['Faltas', 'Quien vea una avisa a [nombre]. Nadie sale perjudicado por avisar.', []],
    ],
  },
  procedure: {
    sections: [
      ['Objeto', 'Este documento se dirige a [sus lectores] y trata de [su tema].', []],
      [
        'Paso a paso',
        'En este orden:',
        [
          '[Qué se prepara y quién lo hace]',
          '[Qué se hace primero]',
          '[Qué se hace después]',
          '[Quién comprueba el resultado]',
          '[Dónde se anota]',
        ],
      ],
      [
        'Si queda una duda',
        'Pregunte a [nombre] y anote aquí la respuesta para los siguientes.',
        [],
      ],
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
