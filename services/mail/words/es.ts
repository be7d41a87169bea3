import type { MailWords } from './words-type.ts'

/** Mail in Spanish. */
export const es: MailWords = {
  greeting: 'Hola, {name}:',
  closing: 'Gracias por su confianza.',
  help: '¿Tiene alguna pregunta? Escríbanos o llame al {service}.',
  links: {
    templates: 'Ver sus plantillas',
    licence: 'Contrato de licencia',
    refundPolicy: 'Política de reembolso',
    contact: 'Escríbanos',
  },
  receipt: {
    headline: 'Gracias por su pago',
    subject: 'Su recibo {receipt} del pedido {order}',
    intro:
      'Hemos recibido su pago de {total} y su suscripción está activa. Ya puede descargar, editar e imprimir las plantillas.',
    notOwed:
      'Hemos recibido un pago de {total} que usted no nos debe. Se devolverá automáticamente a la tarjeta o la cuenta de la que procede. Se lo confirmaremos en otro correo.',
    renewal:
      'Su suscripción está pagada hasta el {date} y después se renueva por un año más, al precio vigente en ese momento. Le escribiremos 21 días antes.',
    renewalPrice: {
      added: 'Según la tarifa de hoy, el año siguiente cuesta {price} antes de impuestos.',
      included: 'Según la tarifa de hoy, el año siguiente cuesta {price}, IVA incluido.',
      reverse:
        'Según la tarifa de hoy, el año siguiente cuesta {price} sin IVA, que le corresponde declarar a usted.',
    },
    renewalKept:
      'El año siguiente cuesta como máximo lo que ha pagado por este: {price} antes de impuestos.',
    firstYear: 'El descuento era para el primer año; no se aplica a la renovación.',
    cancel:
      'Para cancelarla, inicie sesión, vaya a Mi cuenta y luego a Facturación, y desactive la renovación. Puede hacerlo cualquier día y conservará el acceso completo hasta el final del año pagado.',
  },
  refund: {
    subject: 'Reembolso de {amount} del pedido {order}',
    intro:
      'Hemos reembolsado {amount} en la tarjeta o la cuenta con la que pagó. El banco puede tardar hasta diez días en mostrarlo.',
    returned:
      'Su banco le ha devuelto {amount} después de que usted impugnara el pago. Esta es la nota de crédito correspondiente.',
    whole:
      'El pago se ha reembolsado por completo, así que la licencia de este pedido ha terminado. Puede seguir iniciando sesión para ver las plantillas en vista previa.',
    left: 'El pago se ha reembolsado por completo. Ahora su plan es {item}, hasta el {date}.',
    part: 'Su licencia no cambia.',
  },
  marketplace: {
    headline: 'Su licencia está activa',
    subject: 'Su licencia está activa (pedido {receipt} de ClickBank)',
    intro:
      'Gracias por su pedido en ClickBank. Su licencia de {product} está activa hasta el {date}: ya puede descargar, editar e imprimir las plantillas.',
    account: 'Está vinculada a la cuenta de esta dirección de correo.',
    payment:
      'ClickBank procesó el pago con el número de pedido {receipt}; para cualquier pregunta sobre él, diríjase a ClickBank.',
  },
  contact: {
    headline: 'Hemos recibido su mensaje',
    subject: 'Hemos recibido su mensaje {reference}',
    intro: 'Gracias por su mensaje. El número de referencia es {reference}.',
    next: 'Le responderemos a esta dirección. Indique ese número si nos escribe por este asunto.',
    stranger:
      'Si no nos ha escrito usted, alguien indicó su dirección por error; puede ignorar este mensaje.',
  },
  welcome: {
    subject: 'Le damos la bienvenida a {brand}',
    intro:
      'Su cuenta está lista. Puede buscar entre las plantillas y ver cada una en vista previa.',
    back: 'Para iniciar sesión desde cualquier dispositivo, escriba esta dirección: le enviaremos un enlace.',
    stranger:
      'Si no ha creado usted esta cuenta, alguien indicó su dirección por error; puede ignorar este mensaje.',
    open: 'Ver las plantillas',
  },
  login: {
    subject: 'Su enlace para iniciar sesión',
    intro:
      'Con este enlace puede iniciar sesión. Sirve una sola vez, durante los 15 minutos siguientes a su solicitud.',
    stranger:
      'Si usted no lo pidió, ignore este mensaje: sin el enlace, nadie puede entrar en su cuenta.',
    open: 'Iniciar sesión',
  },
  agreementChanged: {
    subject: {
      'terms-of-use': 'Nuestras condiciones de uso han cambiado',
      eula: 'Nuestro contrato de licencia ha cambiado',
    },
    intro:
      'Está en vigor una nueva versión, con fecha del {date}, que cambia algo en su suscripción.',
    open: 'Abrir la nueva versión',
  },
}
