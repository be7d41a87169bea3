import type { MailWords } from './words-type.ts'

/** Mail in Spanish. */
export const es: MailWords = {
  greeting: 'Hola, {name}:',
  closing: 'Gracias por su confianza.',
  help: '¿Tiene alguna pregunta? Escríbanos o llame al {service}.',
  links: {
    templates: 'Abrir sus plantillas',
    licence: 'Contrato de licencia',
    refundPolicy: 'Política de reembolso',
    contact: 'Escribirnos',
  },
  receipt: {
    subject: 'Su recibo {receipt} del pedido {order}',
    intro:
      'Hemos recibido su pago y su suscripción está activa. Ya puede descargar, editar e imprimir las plantillas.',
    renewal:
      'Su suscripción está pagada hasta el {date} y después se renueva por un año más, al precio vigente entonces. Le escribimos 21 días antes.',
    cancel:
      'Para cancelarla, inicie sesión, vaya a Mi cuenta y luego a Facturación, y desactive la renovación. Puede hacerlo cualquier día, y conserva el acceso completo hasta el final del año pagado.',
  },
  refund: {
    subject: 'Reembolso de {amount} del pedido {order}',
    intro:
      'Hemos reembolsado {amount} a la tarjeta o cuenta con la que pagó. El banco puede tardar hasta diez días en mostrarlo.',
    whole:
      'El pago se ha reembolsado por completo, así que la licencia de este pedido ha terminado. Puede seguir iniciando sesión y ver las vistas previas.',
    part: 'Su licencia sigue igual.',
  },
  contact: {
    subject: 'Hemos recibido su mensaje {reference}',
    intro: 'Su mensaje nos ha llegado. Su número es {reference}.',
    next: 'Respondemos a esta dirección. Indique el número si nos escribe o llama por este asunto.',
    stranger:
      'Si usted no nos ha escrito, alguien se ha equivocado de dirección y no tiene que hacer nada.',
  },
}
