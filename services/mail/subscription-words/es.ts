import type { SubscriptionWords } from './words-type.ts'

/** Mail about a subscription in Spanish. */
export const es: SubscriptionWords = {
  billing: 'Abrir Facturación',
  notice: {
    subject: 'Su suscripción se renueva el {date}',
    intro: 'Su suscripción a {item} se renueva el {date} por un año más.',
    amount: 'Ese día cobraremos {total} en la tarjeta o cuenta con la que paga.',
    amountWithTax:
      'Ese día cobraremos {total} en la tarjeta o cuenta con la que paga, de los cuales {tax} son impuestos.',
    taxes: 'Impuestos',
    stop: 'Si no desea renovarla, desactive la renovación en Facturación, cualquier día antes de esa fecha. Conservará el acceso completo hasta el final del año pagado.',
    cancel: 'Cancelar sin iniciar sesión',
    lastDay: 'Último día para rechazar la renovación: {date}',
    coolingOff:
      'Como consumidor, puede desistir de cada renovación dentro de los {days} días siguientes a su pago y recuperar el importe íntegro.',
  },
  failed: {
    subject: 'No hemos podido cobrar su renovación',
    intro: 'Hemos intentado cobrar {total} por {item}, pero el pago ha sido rechazado.',
    confirm:
      'Hemos intentado cobrar {total} por {item}, pero su banco exige que usted confirme personalmente un pago así. Una renovación automática no lo permite. Utilice otra tarjeta.',
    access:
      'El período pagado terminó el {date}: su licencia queda en pausa hasta que llegue el pago.',
    due: 'Importe pendiente en\u00A0{currency}',
    next: 'Próximo intento',
    last: 'El próximo intento es el último: si también falla, su suscripción termina.',
    update: 'En Facturación también puede desactivar la renovación.',
    open: 'Cambiar la tarjeta',
  },
  ended: {
    subject: 'Su suscripción ha terminado',
    reasons: {
      stopped:
        'Tal como solicitó, su suscripción a {item} no se ha renovado. Ha terminado y no se cobrará nada más.',
      unpaid:
        'El último intento de cobrar la renovación también ha fallado. Su suscripción a {item} ha terminado y no se cobrará nada más.',
      'dispute-lost':
        'Su banco le ha devuelto un pago. Su suscripción a {item} y la licencia han terminado, y no se cobrará nada más.',
    },
    after:
      'Su cuenta sigue abierta: puede iniciar sesión, ver las plantillas en vista previa y suscribirse de nuevo cuando quiera.',
    open: 'Suscribirse de nuevo',
  },
  stopped: {
    subject: 'Su suscripción no se renovará',
    intro: 'La renovación automática de {item} quedó desactivada el {moment}.',
    access:
      'Conserva el acceso completo hasta el {date}. Entonces termina la suscripción y no se cobrará nada más.',
    resume: 'Si cambia de opinión antes, puede reactivar la renovación en Facturación.',
    elsewhere:
      'Usted ha comprado en ClickBank una licencia activa hasta el {until}. Hasta entonces, la renovación sigue desactivada para que no pague dos veces.',
    open: 'Reactivar la renovación',
  },
  resumed: {
    subject: 'Su suscripción vuelve a renovarse',
    intro: 'La renovación automática de {item} quedó reactivada el {moment}.',
    next: 'Su suscripción está pagada hasta el {date}. Le comunicaremos el importe antes de cobrar el año siguiente.',
  },
  changed: {
    subject: 'Su plan ha cambiado',
    soon: 'Su plan cambia el {date}',
    now: 'Desde ahora, su plan es {item}.',
    next: 'A partir del {date}, cuando empiece un nuevo período, su plan será {item}.',
    notice: 'Le comunicaremos el importe antes de cobrar el año siguiente.',
    renewal: 'Su renovación del {date} se mantiene tal como la anunciamos: {item} por {total}.',
    more: 'Ese día cobraremos también {total}, impuestos incluidos. Es la diferencia de precio del nuevo plan para el año renovado.',
    open: 'Ver su plan',
  },
  unchanged: {
    subject: 'El cambio de su plan no se ha pagado',
    intro: 'El pago del cambio a {item} no se ha realizado.',
    held: 'Su plan es {item}.',
    late: 'Si más tarde se cobra el importe de todos modos, se lo devolveremos sin que tenga que pedirlo. Puede volver a elegir el otro plan en Facturación.',
    open: 'Elegir el plan de nuevo',
  },
  disputed: {
    subject: 'El pago del pedido {order} está en disputa',
    intro: 'Su banco nos informa de que el pago del pedido {order} está en disputa.',
    access: 'Hasta que el banco decida, su licencia queda suspendida y no se cobra nada.',
    mistake: 'Si se trata de un error, avise a su banco y escríbanos.',
  },
  disputeWon: {
    subject: 'El pago del pedido {order} se mantiene',
    intro: 'Su banco ha decidido mantener el pago del pedido {order}.',
    access: 'Su licencia ya no está suspendida y su suscripción continúa como antes.',
    again: 'Vuelve a tener acceso hasta el {date}. No se cobra nada más.',
  },
}
