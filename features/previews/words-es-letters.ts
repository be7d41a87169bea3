import type { SheetWords } from './sheet-words.ts'

const resolution: SheetWords['resolution'] = {
  lead: 'En reunión de [empresa] celebrada el [fecha] en [lugar], con [cinco] de [seis] consejeros presentes, se resolvió lo siguiente:',
  decisions: [
    'SE RESUELVE aprobar el asunto arriba indicado en los términos expuestos en la reunión.',
    'SE RESUELVE autorizar a [nombre] a firmar, por [empresa], todos los documentos necesarios.',
    'SE RESUELVE que este acuerdo rija desde el [fecha] y conste en el libro de actas.',
  ],
  record:
    'Certificamos que este texto recoge fielmente lo acordado y que sigue vigente sin cambios.',
  signatures: ['Presidencia', 'Secretaría'],
}

const to = ['[Nombre]', '[Empresa]', '[Dirección]']
const date = '[Fecha]'

const offer: SheetWords['offer'] = {
  to: ['[Nombre]', '[Dirección]'],
  date,
  paragraphs: [
    'Estimado/a [nombre]: Nos complace ofrecerle el puesto de [cargo] a partir del [fecha].',
    'Su salario será de [58.000\u00A0€] al año, con [20] días de vacaciones y los beneficios de la página siguiente. Dependerá de [nombre].',
    'La oferta es válida hasta el [fecha]. Si la acepta, firme al pie y devuélvanos un ejemplar; le enviaremos todo para su primer día.',
    'Será un placer trabajar con usted.',
  ],
  closing: 'Atentamente,',
}

const collection: SheetWords['collection'] = {
  to,
  date,
  paragraphs: [
    'Factura n.º\u00A0[1042] del [fecha], [1860,00\u00A0€], vencida el [fecha].',
    'Estimado/a [nombre]: Según nuestros registros, esta factura venció hace [30 días]. Le escribimos el [fecha] sin obtener respuesta.',
    'Le rogamos transferir el importe antes del [fecha]. Desde ese día cobraremos [el interés legal].',
    'Si entretanto ha pagado, reciba nuestro agradecimiento. Si hay algún error en la factura, llámenos al [teléfono].',
  ],
  closing: 'Atentamente,',
}

const application: SheetWords['application'] = {
  to,
  date,
  paragraphs: [
    'Estimado/a [nombre]: Me dirijo a usted por el puesto de [cargo] anunciado el [fecha].',
    'Desde hace [seis] años trabajo en [empresa], donde tengo a mi cargo a [cuatro] personas y un presupuesto de [320.000\u00A0€].',
    'Puedo aportar [experiencia], [un logro en cifras] y la costumbre de terminar lo que empiezo.',
    'Con gusto le contaré más en persona. Puede llamarme al [teléfono].',
  ],
  closing: 'Cordialmente,',
}

const sales: SheetWords['sales'] = {
  to,
  date,
  paragraphs: [
    'Estimado/a [nombre]: [Tres] de sus vecinos de [calle] son clientes nuestros desde [año]. Queremos que sepa por qué.',
    'Entregamos [producto] antes de las [7:00], a [0,45\u00A0€] la unidad, y recogemos lo que no haya vendido.',
    'Pruébenos [dos semanas]: las [100] primeras son gratis. Recorte el cupón o llame al [teléfono].',
  ],
  closing: 'Saludos cordiales,',
}

const customer: SheetWords['customer'] = {
  to,
  date,
  paragraphs: [
    'Ref.: su pedido n.º\u00A0[2207] del [fecha].',
    'Estimado/a [nombre]: Gracias por escribirnos. Tiene razón: faltaban [dos] de las [doce] cajas.',
    'Hoy salieron de nuestro almacén y las recibirá el [fecha]. Descontamos el envío de su factura.',
    'También averiguamos la causa y cambiamos [el paso] para que no vuelva a ocurrir.',
  ],
  closing: 'Atentamente,',
}

const letter: SheetWords['letter'] = {
  to,
  date,
  paragraphs: [
    'Estimado/a [nombre]: Le escribo por el asunto arriba indicado, para exponerle en qué punto estamos.',
    'El [fecha] acordamos [lo acordado]. Desde entonces, [lo ocurrido].',
    'Le propongo [el siguiente paso] antes del [fecha]. Le ruego que me diga si le conviene.',
    'Gracias por su atención. Puede llamarme al [teléfono] cualquier día hábil.',
  ],
  closing: 'Atentamente,',
}

const press: SheetWords['press'] = {
  head: [
    ['Difusión', '[fecha], [8:00\u00A0h]'],
    ['Contacto', '[Nombre], [teléfono]'],
  ],
  paragraphs: [
    '[CIUDAD] – [Empresa], fabricante de [producto], anuncia el [fecha] [la novedad], que interesa a [público].',
    '«[Lo que significa para nosotros]», dice [nombre], que fundó [empresa] en [año].',
    '[Dónde y cuándo verlo, probarlo o asistir]. [Nombre] responde en el [teléfono].',
    'Acerca de [empresa]: [qué hace, para quién, desde cuándo y con cuántas personas].',
  ],
  foot: '– fin –',
}

const memo: SheetWords['memo'] = {
  head: [
    ['Para', '[El personal]'],
    ['De', '[Nombre, cargo]'],
    ['Asunto', '[De qué se trata]'],
  ],
  paragraphs: [
    'Desde el [fecha], [lo que cambia u ocurre]. Para [las personas afectadas], esto significa [consecuencia].',
    'Motivo: [motivo]. Lo decidió [nombre] el [fecha].',
    'Le rogamos [lo que debe hacer] antes del [fecha]. Si tiene dudas, pregunte a [nombre].',
  ],
  foot: 'Se ruega no difundirlo fuera de la empresa.',
}

const notice: SheetWords['notice'] = {
  head: [
    ['Para', '[Nombre], [dirección]'],
    ['De', '[Empresa], [dirección]'],
    ['Fecha', '[fecha]'],
  ],
  paragraphs: [
    'SE LE NOTIFICA que [empresa] le dirige este aviso conforme a la cláusula [número] del [contrato de fecha], por el motivo arriba indicado.',
    'Los hechos son estos: [hechos]. Sus efectos comienzan el [fecha], a los [30 días] de recibir usted este aviso.',
    'Si desea responder, hágalo por escrito antes del [fecha], a la dirección indicada.',
  ],
  foot: 'Entregado el [fecha] por [carta certificada]',
}

export const letters = {
  resolution,
  offer,
  collection,
  application,
  sales,
  customer,
  letter,
  press,
  memo,
  notice,
}
