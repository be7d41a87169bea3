import type { SheetWords } from './sheet-words.ts'

const to = ['[Nombre]', '[Empresa]', '[Dirección]']
const home = ['[Nombre]', '[Dirección]']
const date = '[Fecha]'

const reference: SheetWords['reference'] = {
  to,
  date,
  paragraphs: [
    'A quien corresponda: [Nombre] trabajó con nosotros como [cargo] del [fecha] al [fecha]; durante [tres] años dependió directamente de mí.',
    'Dirigió [un proyecto] con [cinco] personas a su cargo y lo terminó [dos semanas] antes de lo previsto. Los clientes pedían tratar con [nombre].',
    'Recomiendo a [nombre] sin reservas. Si desea más información, puede llamarme al [teléfono].',
  ],
  closing: 'Atentamente,',
}

const resignation: SheetWords['resignation'] = {
  to,
  date,
  paragraphs: [
    'Estimado/a [nombre]: Le comunico mi renuncia al puesto de [cargo]. Mi último día será el [fecha], según el plazo de [cuatro semanas] de mi contrato.',
    'Hasta entonces terminaré [los asuntos en curso] y explicaré a [nombre] todo lo que quede pendiente.',
    'Le agradezco estos [seis] años, en los que he aprendido mucho. Le ruego que me confirme la fecha por escrito.',
  ],
  closing: 'Cordialmente,',
}

const dismissal: SheetWords['dismissal'] = {
  to: home,
  date,
  paragraphs: [
    'Estimado/a [nombre]: Le comunicamos que su relación laboral con [empresa] termina el [fecha], según el plazo de [cuatro semanas] de su contrato.',
    'El motivo es [motivo], como hablamos el [fecha]. Percibirá su salario hasta el último día, más [seis] días de vacaciones pendientes.',
    'Le rogamos que devuelva [llaves, equipo y documentos] a más tardar el [fecha]. Ese día recibirá su documentación y una carta de referencia.',
  ],
  closing: 'Atentamente,',
}

const warning: SheetWords['warning'] = {
  to: home,
  date,
  paragraphs: [
    'Estimado/a [nombre]: El [fecha], y de nuevo el [fecha], ocurrió lo siguiente: [hechos]. Lo hablamos con usted el [fecha].',
    'Esta es una [primera] amonestación por escrito. A partir de hoy esperamos de usted [conducta], conforme al apartado [4] del [reglamento interno].',
    'De repetirse, podremos [consecuencia]. Puede responder por escrito antes del [fecha]. Una copia de esta carta se incorporará a su expediente.',
  ],
  closing: 'Atentamente,',
}

const thanks: SheetWords['thanks'] = {
  to,
  date,
  paragraphs: [
    'Estimado/a [nombre]: Gracias por [su pedido] del [fecha]. Sabemos que tenía dónde elegir y nos alegra que haya confiado en nosotros.',
    '[Nombre] ha tomado nota de lo que nos comentó sobre [los envases]. La próxima vez serán [como usted los prefiere].',
    'Junto con esta carta recibirá [un frasco de mermelada], cortesía de la casa.',
  ],
  closing: 'Saludos cordiales,',
}

const refusal: SheetWords['refusal'] = {
  to,
  date,
  paragraphs: [
    'Estimado/a [nombre]: Le agradecemos [su solicitud] del [fecha], que hemos leído con atención.',
    'Lamentamos no poder [lo solicitado]: [motivo]. Esta decisión no es un juicio sobre [su trabajo].',
    'Lo que sí podemos ofrecerle es [otra opción], hasta el [fecha]. Si le interesa, llámeme al [teléfono].',
  ],
  closing: 'Atentamente,',
}

const announcement: SheetWords['announcement'] = {
  to,
  date,
  paragraphs: [
    'Estimado/a [nombre]: A partir del [fecha], [lo que cambia]. Queremos que lo sepa por nosotros antes que por nadie.',
    'Para usted, esto significa [consecuencia]. [Los precios], los días de entrega y sus personas de contacto no cambian.',
    'El motivo es [motivo]. Si tiene alguna pregunta, [nombre] le responderá con gusto en el [teléfono].',
  ],
  closing: 'Cordialmente,',
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
